import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { exportSwitches } from '#content/draft/items.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { instanceOf } from '#content/slots.ts'
import type { Page } from '#html/page.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import type { Editing } from '../../reviewing/editing-store.ts'
import { withTyped } from '../../reviewing/with-typed.ts'

/**
 * A page of one section with all that stands in it, accepted or not, and what is being typed. Header and footer are named
 * because the brand follows from them; their templates are not loaded, so they do not show.
 */
export function describeSection(
  draft: Draft,
  { instanceId, component }: Pick<ReviewedInstance, 'instanceId' | 'component'>,
  editing: Editing | undefined,
): Page {
  const typed = editing?.instanceId === instanceId ? withTyped(draft, component, editing) : draft
  const { layout, createdAt, images } = typed
  return {
    name: layout.pageName,
    locale: layout.locale,
    createdAt,
    ...(images && { images }),
    components: layout.components.filter(
      (each) => each.instanceId === instanceId || isHeader(each.code) || isFooter(each.code),
    ),
    content: exportContent({ [instanceId]: instanceOf(typed, component, instanceId) }),
    optionalElements: exportSwitches(typed),
    usePlaceholderImages: true,
  }
}
