import { faceStates } from '#team/face-states.ts'
import type { PageEntry } from '#team/page-entry.ts'
import { texts } from '#texts/page-state.ts'

type Stated = Pick<PageEntry, 'locale' | 'otherLocale' | 'state' | 'otherState'>

/** Where a page stands, in each of its languages. */
export function sayStates(entry: Stated): string[] {
  const states = faceStates(entry)
  return states.map(({ locale, state }) =>
    states.length > 1 ? texts.ofFace(locale, texts.badge(state)) : texts.badge(state),
  )
}

/** Somebody has said where it stands. */
export function hasSteps(entry: Stated): boolean {
  return faceStates(entry).some(({ state }) => state.step !== 'draft')
}
