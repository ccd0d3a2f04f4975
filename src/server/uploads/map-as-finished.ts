/**
 * Works on the items of a source, `atOnce` at a time, and gives the outcomes as they finish, not in order. If the
 * source breaks off, what was begun is still given before its error is thrown.
 */
export async function* mapAsFinished<Item, Outcome>(
  source: AsyncIterable<Item> | Iterable<Item>,
  atOnce: number,
  work: (item: Item, index: number) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const running = new Set<Promise<Finished<Outcome>>>()
  let index = 0

  function begin(item: Item) {
    const promise: Promise<Finished<Outcome>> = work(item, index++).then((outcome) => ({ promise, outcome }))
    running.add(promise)
  }

  async function nextFinished() {
    const { promise, outcome } = await Promise.race(running)
    running.delete(promise)
    return outcome
  }

  let failure: { error: unknown } | undefined
  try {
    for await (const item of source) {
      begin(item)
      while (running.size >= atOnce) yield await nextFinished()
    }
  } catch (error) {
    failure = { error }
  }
  while (running.size > 0) yield await nextFinished()
  if (failure) throw failure.error
}

type Finished<Outcome> = { promise: Promise<Finished<Outcome>>; outcome: Outcome }
