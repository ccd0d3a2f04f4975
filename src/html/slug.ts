import { slugOf } from '#base/slug.ts'

/** The ids that a page has used so far. */
export type IdRegister = { has: (id: string) => boolean; add: (id: string) => void }

/**
 * An id for something called `text`: its slug, or `{kind}-{index}` when that is empty; when the page has it
 * already, the instance id is added, and then a count.
 */
export function createId(
  used: IdRegister,
  { text, kind, index, instanceId }: { text: string; kind: string; index: number; instanceId: string },
): string {
  const slug = slugOf(text) || `${kind}-${index}`
  return register(used, slug, instanceId)
}

/** The id of an FAQ entry: the slug of its question, cut at 50 characters, and its index from 0. */
export function createFaqId(
  used: IdRegister,
  { text, index, instanceId }: { text: string; index: number; instanceId: string },
): string {
  const slug = [...slugOf(text)].slice(0, 50).join('').replace(/-+$/, '') || 'faq'
  return register(used, `${slug}-${index}`, instanceId)
}

function register(used: IdRegister, wanted: string, instanceId: string): string {
  let id = used.has(wanted) ? `${wanted}-${instanceId.toLowerCase()}` : wanted
  for (let count = 2; used.has(id); count++) id = `${wanted}-${instanceId.toLowerCase()}-${count}`
  used.add(id)
  return id
}
