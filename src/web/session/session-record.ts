/** What the browser keeps of a sign-in: exactly these two. */
export type SessionRecord = { username: string; time: string }

export const sessionLifetime = 24 * 60 * 60 * 1000

/** How far a clock may be ahead of ours. */
const clockTolerance = 5 * 60 * 1000

export type Session = { username: string; signedInAt: number }

export type KeptSession =
  | { status: 'none' }
  | { status: 'valid'; session: Session }
  | { status: 'expired'; session: Session }

/** What a kept record is worth now. One that is not valid in itself is worth nothing. */
export function readRecord(text: string | null, usernames: readonly string[], now: number): KeptSession {
  const session = parseRecord(text)
  if (!session || !usernames.includes(session.username)) return { status: 'none' }
  return { status: isExpired(session, now) ? 'expired' : 'valid', session }
}

export function writeRecord({ username, signedInAt }: Session): string {
  const record: SessionRecord = { username, time: new Date(signedInAt).toISOString() }
  return JSON.stringify(record)
}

/** Also when it began after now: the clock was wrong then, or is now. */
export function isExpired({ signedInAt }: Session, now: number): boolean {
  return now - signedInAt >= sessionLifetime || now - signedInAt < -clockTolerance
}

function parseRecord(text: string | null): Session | undefined {
  try {
    const { username, time } = JSON.parse(text ?? '')
    const signedInAt = typeof time === 'number' ? time : Date.parse(time)
    return typeof username === 'string' && Number.isFinite(signedInAt) ? { username, signedInAt } : undefined
  } catch {
    // Not written by us, or not there.
    return undefined
  }
}
