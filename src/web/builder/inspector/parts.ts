import type { ComponentType } from 'react'
import { hasContent } from '#catalogue/lookup.ts'
import { isBlank } from '#content/content.ts'
import { valueAt } from '#content/slots.ts'
import { isSample } from '#content/values/origin.ts'
import { hasKeyMessages } from '#content/writing/brief.ts'
import type { texts } from '#texts/inspector.ts'
import { laterPart } from '../../loading/later-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { isWithTeam } from '../team/page-comments.ts'
import { usePageTeam } from '../team/page-team.ts'
import { Conflicts } from './conflict/conflicts.tsx'
import { conflictsOf } from './conflict/conflicts-of.ts'
import { Opposite } from './opposite/opposite.tsx'
import { SectionProgress } from './section/section-progress.tsx'
import { SectionToDo } from './section/section-to-do.tsx'
import { SectionValues } from './section/section-values.tsx'
import { SectionWriting } from './section/section-writing.tsx'
import type { Selected } from './selected/selected.ts'
import { EarlierTexts } from './value/earlier-texts.tsx'
import { ValueFacts } from './value/value-facts.tsx'
import { ValuePicture } from './value/value-picture.tsx'
import { ValueText } from './value/value-text.tsx'

/** Fetched once somebody looks at it. */
const CommentsHere = lazyPart(
  laterPart(async () => (await import('./comments/comments-here.tsx')).CommentsHere),
)

/** What reads figures is fetched once a value is looked at that may have some. */
const FigureSources = lazyPart(
  laterPart(async () => (await import('./sources/figure-sources.tsx')).FigureSources),
)

type Part = {
  id: keyof typeof texts.parts
  isFor: (selected: Selected) => boolean
  Part: ComponentType<{ selected: Selected }>
}

/** All that the details show, from top to bottom. What else belongs to a section or a value is one entry more. */
export const parts: readonly Part[] = [
  { id: 'conflict', isFor: (selected) => conflictsOf(selected).length > 0, Part: Conflicts },
  { id: 'progress', isFor: isSection, Part: SectionProgress },
  { id: 'toDo', isFor: isSection, Part: SectionToDo },
  { id: 'values', isFor: isSection, Part: SectionValues },
  { id: 'writing', isFor: isSectionToWrite, Part: SectionWriting },
  { id: 'value', isFor: isValue, Part: ValueText },
  { id: 'opposite', isFor: ({ opposite }) => opposite !== undefined, Part: Opposite },
  { id: 'picture', isFor: isPictureValue, Part: ValuePicture },
  { id: 'sources', isFor: isToTrace, Part: FigureSources },
  { id: 'facts', isFor: isValue, Part: ValueFacts },
  { id: 'comments', isFor: () => isWithTeam(usePageTeam.getState().state), Part: CommentsHere },
  { id: 'earlier', isFor: hasEarlier, Part: EarlierTexts },
]

function isSection({ slot, component }: Selected): boolean {
  return slot === undefined && hasContent(component)
}

/** Somebody has said how. */
function isSectionToWrite(selected: Selected): boolean {
  const { config, instructions } = selected.writing
  return isSection(selected) && (config !== undefined || instructions !== '')
}

function isValue({ slot }: Selected): boolean {
  return slot !== undefined
}

function isPictureValue({ slot }: Selected): boolean {
  return slot?.definition.picture !== undefined
}

/** Only a brief tells where something comes from; samples come from nowhere, and are to be written anew. */
function isToTrace({ slot, instance }: Selected): boolean {
  if (slot === undefined || slot.definition.type === 'url' || slot.definition.fixed !== undefined)
    return false
  const value = valueAt(instance, slot)
  return !isBlank(value.value) && !isSample(value) && hasKeyMessages(useEditor.getState().draft.brief)
}

function hasEarlier({ slot, instance }: Selected): boolean {
  return slot !== undefined && valueAt(instance, slot).earlier !== undefined
}
