import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { addNew, duplicateNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { moveInstance, removeInstance, renamePage } from '#content/draft/draft-operations.ts'
import { emptyHistory, type History, recordChange } from '#content/draft/history.ts'
import { acceptAllPending } from '#content/draft/review.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { layout } from '#formats/layout.ts'
import { createLayoutFile } from '#formats/layout-file.ts'
import { loadSamplePage, samplePages } from '../../test/sample-pages/load-sample-page.ts'
import type { Chance } from './chance.ts'
import { createOpeningJudge, type OpenedKind } from './judge-opening.ts'
import { mutateJson, mutateJsonText } from './mutate-json.ts'
import type { PageJudge } from './page-shapes.ts'
import type { StoredParts } from './stored-pages.ts'
import type { Target, Trial } from './target.ts'

const at = '2026-11-21T12:00:00.000Z'

type Page = { draft: Draft; history: History }

/** Layout files, and pages as a browser has stored them, to what the builder opens them with. */
export function createLayoutTarget(catalogue: LoadedCatalogue, sheets: PageJudge): Target {
  const { manifest } = catalogue
  const open = createOpeningJudge(catalogue, sheets)
  const pages = samplePages.map((name) => workOn(loadDraft(name)))

  function createTrial(chance: Chance): Trial {
    const page = chance.pick(pages)
    switch (chance.below(5)) {
      case 0:
        return trialOf('unsaved', mutateJsonText(unsavedOf(page), chance), chance)
      case 1:
      case 2:
        return trialOf('stored', JSON.stringify(mutateStored(page, chance)), chance)
      default:
        return trialOf(
          'layout',
          mutateJsonText(JSON.parse(createLayoutFile(formatPageFromDraft(layout, page.draft))), chance),
          chance,
        )
    }
  }

  function trialOf(kind: OpenedKind, text: string, chance: Chance): Trial {
    return { input: text, extension: `${kind}.json`, attempt: () => open[kind](text, chance) }
  }

  /** A page with a history of all kinds of changes. */
  function workOn(draft: Draft): Page {
    const [first] = draft.layout.components.slice(1)
    const steps: ((before: Draft) => Draft)[] = [
      (before) => addNew(before, 'FAQ001', at),
      (before) => duplicateNew(before, first?.instanceId ?? '', at),
      (before) => renamePage(before, 'another-name'),
      (before) => {
        const moved = moveInstance(before, 1, 3)
        return moved.ok ? moved.value : before
      },
      (before) => acceptAllPending(before, manifest, at),
      (before) => removeInstance(before, first?.instanceId ?? ''),
    ]
    return steps.reduce<Page>(
      ({ draft: before, history }, step) => {
        const after = step(before)
        return { draft: after, history: recordChange(history, { type: 'edit' }, before, after) }
      },
      { draft, history: emptyHistory },
    )
  }

  return { createTrial }
}

function loadDraft(name: (typeof samplePages)[number]): Draft {
  const { name: pageName, locale, components, content } = loadSamplePage(name)
  const instances = components.map((placement, position) => ({ ...placement, position, createdAt: at }))
  const [{ instanceId } = { instanceId: '' }] = components.slice(1)
  return {
    ...createDraft(at),
    layout: { components: instances, pageName, locale },
    content: importContent(content, at),
    itemConfigs: { [instanceId]: { itemCount: 3, generationMode: 'guided', guidedIdeas: ['An idea'] } },
    optionalElements: { [instanceId]: { 'item-1': { show_cta: false } } },
  }
}

function unsavedOf({ draft, history }: Page) {
  return { pageId: 'page', revision: 1, draft, history }
}

/** One of its three parts is not what it was; often the changes, whose patches reach anywhere. */
function mutateStored({ draft, history }: Page, chance: Chance): StoredParts {
  const { changes, applied } = history
  const { pageName, locale, components } = draft.layout
  const summary = {
    pageId: 'page',
    pageName,
    locale,
    componentCount: components.length,
    createdAt: at,
    updatedAt: at,
    revision: 1,
    applied,
  }
  const parts = { summary, draft, changes: [...changes] }
  switch (chance.below(5)) {
    case 0:
      return { ...parts, summary: mutateJson(summary, chance) }
    case 1:
      return { ...parts, draft: mutateJson(draft, chance) }
    default:
      return { ...parts, changes: [mutateJson(changes, chance)].flat() }
  }
}
