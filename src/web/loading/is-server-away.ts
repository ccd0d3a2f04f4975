let asking: Promise<boolean> | undefined

/** Whether the server cannot be reached now. Who asks meanwhile gets the same answer. */
export function isServerAway(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const { status } = await fetch('/manifest.json', { method: 'HEAD', cache: 'no-store', signal })
    return statusesOfProxies.includes(status)
  } catch {
    return true
  }
}

const patience = 5000

/** What stands before a server answers so in its place. */
const statusesOfProxies = [502, 503, 504]
