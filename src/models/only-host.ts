/** A `fetch` that knows one host. A redirect is an answer like any other: it is not followed, wherever it points. */
export function fetchFromOnly(host: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.host !== host) throw new Error(`${url.host} is not the host of the settings, ${host}`)
    return send(input, { ...init, redirect: 'manual' })
  }
}
