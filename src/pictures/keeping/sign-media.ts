import { createHmac, timingSafeEqual } from 'node:crypto'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** What opens the files of one picture until the end of a day, counted from 1970: an `<img>` sends no token. */
export type MediaPass = { until: number; sig: string }

/** Good for today and some days after it: the same all day long, so that browsers keep what they have. */
export function signMedia(key: Uint8Array, hash: string, now: number, days = 2): MediaPass {
  const until = Math.floor(now / dayMilliseconds) + days
  return { until, sig: signatureOf(key, hash, until) }
}

export function isSigned(key: Uint8Array, hash: string, { until, sig }: MediaPass, now: number): boolean {
  const given = Buffer.from(sig, 'base64url')
  const wanted = Buffer.from(signatureOf(key, hash, until), 'base64url')
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && now < (until + 1) * dayMilliseconds
}

function signatureOf(key: Uint8Array, hash: string, until: number): string {
  return createHmac('sha256', key).update(`${hash} ${until}`).digest('base64url')
}
