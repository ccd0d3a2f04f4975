import { otherLocale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Note } from '#content/values/note.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import type { Fact } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import type { Brand } from '#layout/layout.ts'
import { indexKnown } from '#pairs/known-of-text.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { type ToldBrief, toldBrief } from './brief/told-brief.ts'
import { speaksIslamic } from './claims.ts'
import { notesOnBrief } from './draft-writer/notes.ts'
import { factsOfTask } from './page-plan/facts-of-task.ts'
import { toldFacts } from './page-plan/told-facts.ts'
import { sectionContextOf } from './prompt/brief.ts'
import { fieldPrompt, itemPrompt } from './prompt/task.ts'
import { saidIn } from './said-figures.ts'
import { speaksForSection } from './speaker.ts'
import type { Translated } from './translated.ts'
import type { FieldTask, ItemTask } from './writer.ts'

/** What is to be written, in the form that both kinds of task share. */
export type Assignment = {
  columns: readonly Field[]
  brief: WritingBrief
  instanceId: string
  prompt: string
  /** All that people wrote to be told: figures and links may come from here alone. */
  knownText: string
  /** What they wrote to choose by: it is not quoted. */
  notes: string
  /** What the key messages say, each with what belongs to it. */
  facts: readonly Fact[]
  /** What people are told of the brief here: what of it is left out, and why. */
  briefNotes: readonly Note[]
  /** Whether the words of Islamic banking hold for it. */
  islamic: boolean
  brand: Brand
  /** What the value has to say in another language, and what is known of that. */
  translated?: Translated | undefined
}

export function assignmentOfField(task: FieldTask): Assignment {
  const told = toldBrief(task.brief, task.today)
  const { brief } = told
  const knownText = [knownTextOf(brief), ...knownNeighbours(task), task.otherText].join('\n')
  const notes = notesOf(brief, task)
  return {
    columns: [task.field],
    brief,
    instanceId: task.instanceId,
    prompt: fieldPrompt({
      ...task,
      brief,
      facts: task.otherText ? factsBehind(task, task.otherText) : factsOfTask(task),
    }),
    knownText,
    notes,
    // What belongs to a figure says the text that is translated.
    facts: task.otherText ? [] : brief.keyMessages.map(readFact),
    briefNotes: isOfItem(task) || !speaksForSection(task.component, task) ? [] : notesOn(told),
    islamic: isIslamic(task, `${knownText}\n${notes}`),
    brand: task.brand ?? 'ENBD',
    translated: translatedBy(task),
  }
}

export function assignmentOfItem(task: ItemTask): Assignment {
  const told = toldBrief(task.brief, task.today)
  const { brief } = told
  const knownText = [knownTextOf(brief), task.guidedIdea].join('\n')
  const notes = notesOf(brief, task)
  return {
    columns: task.columns,
    brief,
    instanceId: task.instanceId,
    prompt: itemPrompt({ ...task, brief, facts: task.guidedIdea?.trim() ? undefined : factsOfTask(task) }),
    knownText,
    notes,
    facts: brief.keyMessages.map(readFact),
    briefNotes: speaksForSection(task.component, task) ? notesOn(told) : [],
    islamic: isIslamic(task, `${knownText}\n${notes}`),
    brand: task.brand ?? 'ENBD',
  }
}

/** Those that a text to be translated says figures of. */
function factsBehind({ brief, brand, today }: FieldTask, otherText: string): string[] {
  const said = new Set(saidIn(otherText))
  return toldFacts({ brief, isIslamic: brand === 'EI', today })
    .filter(({ text }) => saidIn(text).some((each) => said.has(each)))
    .map(({ text }) => text)
}

function translatedBy({
  otherText,
  knownOfText,
  brief: { locale },
  brand = 'ENBD',
}: FieldTask): Translated | undefined {
  if (!otherText) return undefined
  const { terms } = indexKnown(knownOfText ?? { terms: [], pairs: [] }, otherLocale(locale))
  return { otherText, terms, policy: policyOf(brand) }
}

function notesOn({ leftOut, isWhole }: ToldBrief): Note[] {
  return notesOnBrief(leftOut, isWhole)
}

function isOfItem({ component, field, itemValues }: FieldTask): boolean {
  return itemValues !== undefined || !component.docx.fields.includes(field)
}

/** What stands beside a value in its item, as far as people stand by it. The item's title is one of its values. */
function knownNeighbours({ relatedTitle, itemValues = {}, knownColumns }: FieldTask): (string | undefined)[] {
  if (!knownColumns) return [relatedTitle, ...Object.values(itemValues)]
  return Object.entries(itemValues).flatMap(([name, value]) => (knownColumns.includes(name) ? [value] : []))
}

function isIslamic({ brand }: Pick<FieldTask, 'brand'>, knownText: string): boolean {
  return brand === 'EI' || speaksIslamic(knownText)
}

function knownTextOf({ topic, audience, keyMessages }: WritingBrief): string {
  return [topic, audience, ...keyMessages].join('\n')
}

function notesOf(brief: WritingBrief, { instanceId }: { instanceId: string }): string {
  return [brief.additionalContext, sectionContextOf(brief, instanceId)].join('\n')
}
