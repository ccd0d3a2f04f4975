/** Asked after something went wrong, so that people are told why. */
export async function isServerAway(): Promise<boolean> {
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
