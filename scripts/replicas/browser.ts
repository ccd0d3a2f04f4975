import { type Sending, send } from './send.ts'

/** Where the product's own client calls, from which address, and what it shows of its sign-in. */
type Browser = { origin: string; from: () => string; token: () => string | undefined }

/** As much of a browser as the screens' calls need, so that they run here as they are. */
export function becomeBrowser({ origin, from, token }: Browser) {
  Object.assign(globalThis, {
    // A page without an account list: the sign-in is put on below.
    document: { getElementById: () => null },
    fetch: async (url: string, { method, headers, body }: Sending = {}) => {
      const known = token()
      const answer = await send(`${origin}${url}`, {
        method: method ?? 'GET',
        body,
        from: from(),
        headers: { ...lowerCased(headers), ...(known !== undefined && { authorization: `Bearer ${known}` }) },
      })
      if (!answer.isWhole) throw new TypeError('Failed to fetch')
      const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        `${value}`,
      ])
      return new Response(answer.bytes, { status: answer.status, headers: entries })
    },
  })
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
