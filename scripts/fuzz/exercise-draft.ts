import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { findDraftFaults } from '#checks/check-draft.ts'
import { addNew, duplicateNew } from '#content/draft/add-new.ts'
import { type Draft, draftSchema } from '#content/draft/draft.ts'
import { moveInstance, removeInstance, renamePage, setLocale } from '#content/draft/draft-operations.ts'
import { type History, redoChange, undoChange } from '#content/draft/history.ts'
import { itemConfigOf, itemCountChoices } from '#content/draft/item-config.ts'
import { acceptAllPending, countPage } from '#content/draft/review.ts'
import { layOutItems, planWriting } from '#content/writing/generation-plan.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { layout } from '#formats/layout.ts'
import { createLayoutFile } from '#formats/layout-file.ts'
import { word } from '#formats/word.ts'
import { pageFromDraft } from '#html/page.ts'
import type { Renderer } from '#html/render.ts'
import { SectionError } from '#html/section-error.ts'
import { readPageSpec } from '#layout/read-page-spec.ts'
import { describeFinding } from '#texts/findings.ts'
import { writeSpec } from '#word/write.ts'
import type { Chance } from './chance.ts'

const at = '2026-11-21T12:00:00.000Z'

/** Does with a draft all that the builder would, and says what it cannot bear. Whatever it throws is thrown. */
export async function exerciseDraft(
  draft: Draft,
  history: History,
  manifest: Manifest,
  renderer: Renderer,
  chance: Chance,
): Promise<string[]> {
  const faults = [...exerciseHistory(draft, history), ...exerciseOperations(draft, chance)]
  for (const finding of findDraftFaults(draft, manifest)) describeFinding(finding, undefined)
  countPage(draft, manifest)
  planWriting(layOutItems(draft, manifest, 'new'), manifest, 'missing')
  acceptAllPending(draft, manifest, at)
  for (const { code, instanceId } of draft.layout.components) {
    const component = findComponent(manifest, code)
    if (!component?.docx.items) continue
    itemCountChoices(component.docx.items, itemConfigOf(draft, component, instanceId).itemCount)
  }
  const read = readPageSpec(createLayoutFile(formatPageFromDraft(layout, draft)))
  if (!read.ok) faults.push(`its own layout file is refused: ${JSON.stringify(read.refusal).slice(0, 200)}`)
  renderIfItFits(renderer, draft)
  if (chance.onceIn(12)) await writeSpec({ ...formatPageFromDraft(word, draft), manifest, exportedAt: at })
  return faults
}

/** To the first change, and from there to the last one: each draft on the way must be valid. */
function exerciseHistory(draft: Draft, history: History): string[] {
  const faults: string[] = []
  let step: { draft: Draft; history: History } = { draft, history }
  for (const take of [undoChange, redoChange]) {
    for (let next = take(step.draft, step.history); next; next = take(step.draft, step.history)) {
      step = next
      if (!draftSchema.safeParse(step.draft).success)
        faults.push(`${take.name} leads to a draft that is not valid`)
    }
  }
  return faults
}

function exerciseOperations(draft: Draft, chance: Chance): string[] {
  let changed = draft
  for (const each of draft.layout.components.slice(0, 3)) {
    changed = duplicateNew(changed, each.instanceId, at)
    if (chance.onceIn(2)) changed = removeInstance(changed, each.instanceId)
    changed = addNew(changed, each.code, at)
  }
  changed = addNew(addNew(changed, 'FAQ001', at), 'HDR001-EI', at)
  const moved = moveInstance(changed, chance.below(5), chance.below(5))
  changed = setLocale(renamePage(moved.ok ? moved.value : changed, 'renamed'), 'ar-AE')
  const parsed = draftSchema.safeParse(changed)
  return parsed.success
    ? []
    : [`after the editor's own operations it is not valid: ${parsed.error.message.slice(0, 300)}`]
}

function renderIfItFits(renderer: Renderer, draft: Draft) {
  try {
    renderer.renderPage(pageFromDraft(draft, true))
  } catch (error) {
    if (!(error instanceof SectionError && error.isTooLarge)) throw error
  }
}
