import { isServerAway } from './is-server-away.ts'

/**
 * Fetches code that is wanted later, once. Browsers remember that a script did not come, and never ask for it again: so
 * nothing is asked for while the server is away, and what fails then can be tried again.
 */
export function laterPart<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined

  async function load(): Promise<Part> {
    if (await isServerAway()) throw new Error('The server is away')
    return await fetchPart()
  }

  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
}
