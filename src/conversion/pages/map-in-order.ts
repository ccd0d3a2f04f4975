/** Works on the items of a source, `atOnce` at a time, and gives the outcomes in the order of the items. */
export async function* mapInOrder<Item, Outcome>(
  source: Iterable<Item>,
  atOnce: number,
  work: (item: Item, index: number) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const running: Promise<Outcome>[] = []
  let index = 0
  for (const item of source) {
    running.push(work(item, index++))
    if (running.length >= atOnce) yield running.shift() as Promise<Outcome>
  }
  for (const outcome of running) yield outcome
}
