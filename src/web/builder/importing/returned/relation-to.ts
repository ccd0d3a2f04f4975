import type { Draft } from '#content/draft/draft.ts'
import { hasFace } from '#content/draft/faces/show-face.ts'

/** What a document has to do with the page that is open: `language` where it is of it, in a language that the page has not. */
export type Relation = 'other' | 'language' | 'same'

/** It was exported from the page: both were made at the same time, or most of its sections stand there under the same ids. */
export function relationTo(page: Draft, read: Draft): Relation {
  if (page.createdAt !== read.createdAt && !sharesMost(page, read)) return 'other'
  return hasFace(page, read.layout.locale) ? 'same' : 'language'
}

function sharesMost(page: Draft, read: Draft): boolean {
  const ids = new Set(page.layout.components.map(({ instanceId, code }) => `${instanceId} ${code}`))
  const { components } = read.layout
  const shared = components.filter(({ instanceId, code }) => ids.has(`${instanceId} ${code}`))
  return page.layout.pageName === read.layout.pageName && shared.length * 2 > components.length
}
