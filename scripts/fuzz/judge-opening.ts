import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Draft } from '#content/draft/draft.ts'
import { emptyHistory, type History } from '#content/draft/history.ts'
import { describeFileRefusal } from '../../src/web/builder/importing/describe-file-refusal.ts'
import { importLayout } from '../../src/web/builder/importing/read-import.ts'
import type { Chance } from './chance.ts'
import { exerciseDraft } from './exercise-draft.ts'
import type { PageJudge } from './page-shapes.ts'
import { canBeStored, readStored, readUnsaved, type StoredParts } from './stored-pages.ts'
import type { Verdict } from './target.ts'

/** What the builder opens pages from: a layout file, its own storage, and what a closing tab left. */
export type OpenedKind = 'layout' | 'stored' | 'unsaved'

type Judge = (text: string, chance: Chance) => Promise<Verdict>

const at = '2026-11-21T12:00:00.000Z'

/** Opens what is foreign, and does with what it becomes all that people would. */
export function createOpeningJudge(
  { manifest }: LoadedCatalogue,
  { renderer }: PageJudge,
): Record<OpenedKind, Judge> {
  const exercise = ({ draft, history }: { draft: Draft; history: History }, chance: Chance) =>
    exerciseDraft(draft, history, manifest, renderer, chance)

  return {
    async layout(text, chance) {
      const imported = importLayout(text, at)
      if (imported.ok) {
        const { draft } = imported.value
        return { answer: 'file: opened', faults: await exercise({ draft, history: emptyHistory }, chance) }
      }
      const { reason } = imported.refusal
      return { answer: `file: ${reason}`, faults: findWordFaults(describeFileRefusal(imported.refusal)) }
    },
    async stored(text, chance) {
      const parts = JSON.parse(text) as StoredParts
      if (!canBeStored(parts)) return { answer: 'storage: cannot hold it', faults: [] }
      const { loaded } = await readStored(parts)
      if (!loaded.ok) return { answer: `storage: ${loaded.refusal}`, faults: [] }
      return { answer: 'storage: opened', faults: await exercise(loaded.value, chance) }
    },
    async unsaved(text, chance) {
      const [work] = readUnsaved(text)
      if (!work) return { answer: 'unsaved work: left alone', faults: [] }
      return { answer: 'unsaved work: taken up', faults: await exercise(work, chance) }
    },
  }
}

function findWordFaults(words: string): string[] {
  const isGood = words !== '' && words.length < 2000 && !/undefined|\[object/.test(words)
  return isGood ? [] : [`refused in no words: ${words.slice(0, 200)}`]
}
