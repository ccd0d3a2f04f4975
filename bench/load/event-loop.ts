/** How long the server's event loop was held up since this was last asked, in milliseconds, by its own metrics. */
export async function readEventLoopDelay(origin: string): Promise<{ p99: number; worst: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) * 1000
  return { p99: read('nodejs_eventloop_lag_p99_seconds'), worst: read('nodejs_eventloop_lag_max_seconds') }
}
