/** Ends an edit of the page that is open. False: what was typed is refused, and the edit goes on. */
type Finish = () => boolean

const open = new Set<Finish>()

/** Known while something can be edited; the answer ends that. */
export function addOpenEdit(finish: Finish): () => void {
  open.add(finish)
  return () => void open.delete(finish)
}

/** What is typed somewhere goes into the page before a step of it is taken back or done again. False: it is refused. */
export function finishOpenEdit(): boolean {
  return [...open].every((finish) => finish())
}
