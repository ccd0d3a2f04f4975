import { accept } from '#base/result.ts'
import { withoutDirectionMarks } from '#base/visible-length.ts'
import type { Field } from '#catalogue/manifest.ts'
import { distinctNotes, type Note } from '#content/values/note.ts'
import { notesOfLeftOut } from '../brief/left-out.ts'
import { factsOfTask } from '../page-plan/facts-of-task.ts'
import { speaksForSection } from '../speaker.ts'
import { draftWriterName, type FieldTask, type ItemTask, type Writer } from '../writer.ts'
import { finishText } from './finish.ts'
import { carryText, type Material, readMaterial } from './material.ts'
import { notesOnBrief, notesOnUnsaid } from './notes.ts'
import { loadPhrases, type Phrases } from './phrases.ts'
import { findSubject, ideaSubject, noSubject, type Subject, subjectsOf } from './plan.ts'
import { readStanding } from './read-limits.ts'
import { translateField } from './translate-text.ts'
import { findUnsafe } from './unsafe.ts'
import { writeComponentField } from './write-field.ts'
import { type WrittenValue, writeColumn } from './write-item.ts'

type BriefNotes = { briefNotes: Note[] }

/**
 * The writer that serves when no model is configured. It says what the brief says and nothing else, leaves empty what it
 * has no fact for, and says the same for the same request.
 */
export function createDraftWriter(phrases: Phrases = loadPhrases()): Writer {
  return {
    name: draftWriterName,
    model: undefined,
    label: 'Draft writer, no model configured',
    async writeField(task) {
      const { value, ...notes } = draftField(task, phrases)
      return accept({ content: value, ...notes })
    },
    async writeItem(task) {
      return accept(draftItem(task, phrases))
    },
  }
}

function draftField(task: FieldTask, phrases: Phrases): WrittenValue & BriefNotes {
  if (task.otherText) {
    const { value, notes } = translateField(task, phrases)
    return { value: finishText(value, task.brief.locale, task.brand), notes, briefNotes: [] }
  }
  const { brief, component, field } = task
  const given = factsOfTask(task)
  const material = readMaterial(task, given, phrases)
  const previousValues = readStanding(task.previousValues).map(withoutDirectionMarks)
  const isColumn = !component.docx.fields.includes(field)
  const written = isColumn
    ? rewriteColumn(task, material, previousValues)
    : writeComponentField(component, field, material, previousValues)
  const isSpeaker = !isColumn && speaksForSection(component, { field })
  const briefNotes = isSpeaker ? notesOnMaterial(material) : []
  return {
    value: finishText(written.value, brief.locale, task.brand),
    notes: distinctNotes([...withUncarried(written.notes, given, material), ...briefNotes]),
    briefNotes,
  }
}

function rewriteColumn(task: FieldTask, material: Material, previous: readonly string[]): WrittenValue {
  const { component, field, relatedTitle, knownColumns } = task
  const known = withoutEntry(task.itemValues ?? {}, field.name)
  const subjects = subjectsOf(material)
  const texts = [...Object.values(known), ...(relatedTitle ? [relatedTitle] : [])].filter(
    (text) => text !== '',
  )
  const own = knownColumns
    ? Object.entries(known).find(([name, text]) => knownColumns.includes(name) && text !== '')?.[1]
    : relatedTitle || texts[0]
  const found = findSubject(subjects, readStanding([...texts, ...previous]))
  const subject = found ?? (own ? ideaSubject(own, subjects) : subjectHere(material, subjects))
  return writeColumn(field, material, { component, subject, index: undefined, known, previous, beside: [] })
}

function draftItem(
  task: ItemTask,
  phrases: Phrases,
): { content: Record<string, string>; notes: Note[] } & BriefNotes {
  const { brief, component, columns, itemIndex } = task
  const given = factsOfTask(task)
  const material = readMaterial(task, given, phrases)
  const previousTitles = readStanding(task.previousTitles).map(withoutDirectionMarks)
  const subjects = subjectsOf(material)
  const { idea, notes } = readIdea(task, material)
  const subject = idea ? ideaSubject(idea, subjects) : subjectHere(material, subjects)

  const plain: Record<string, string> = {}
  const briefNotes = speaksForSection(component, { itemIndex }) ? notesOnMaterial(material) : []
  const allNotes: Note[] = [...notes, ...briefNotes]
  for (const column of figuresFirst(columns)) {
    const place = {
      component,
      subject,
      index: itemIndex - 1,
      known: plain,
      previous: [],
      beside: previousTitles,
    }
    const written = writeColumn(column, material, place)
    plain[column.name] = written.value
    allNotes.push(...written.notes)
  }
  const content = Object.fromEntries(
    columns.map(({ name }) => [name, finishText(plain[name] ?? '', brief.locale, task.brand)]),
  )
  const unsaid = idea ? [] : notesOnItem(task, plain, material)
  return {
    content,
    notes: distinctNotes(withUncarried([...allNotes, ...unsaid], given, material)),
    briefNotes,
  }
}

/** Facts of the item that none of its texts says. */
function notesOnItem({ columns }: ItemTask, values: Record<string, string>, material: Material): Note[] {
  const [text] = columns.filter(({ role }) => role === 'body')
  return text ? notesOnUnsaid(text, Object.values(values), material) : []
}

function subjectHere({ here = [] }: Material, subjects: readonly Subject[]): Subject {
  const [fact] = here
  return subjects.find((subject) => fact !== undefined && subject.fact === fact) ?? noSubject
}

/** What the place is for and cannot be said in the page's language is why it is empty. */
function withUncarried(
  notes: readonly Note[],
  given: readonly string[] = [],
  { uncarried }: Material,
): Note[] {
  const own = given.filter((text) => uncarried.includes(text)).map(notTranslated)
  return own.length === 0 ? [...notes] : [...notes.filter(({ kind }) => kind !== 'no-fact'), ...own]
}

function readIdea(
  task: ItemTask,
  { islamic, phrases }: Material,
): { idea: string | undefined; notes: Note[] } {
  const given =
    task.guidedIdea
      ?.trim()
      .replace(/\s+/g, ' ')
      .replace(/[.!]+$/, '') ?? ''
  if (given === '') return { idea: undefined, notes: [] }
  const reason = findUnsafe(given, { islamic })
  if (reason) return { idea: undefined, notes: notesOfLeftOut([{ line: given, reason }]) }
  const carried = carryText(given, task.brief.locale, phrases)
  return carried === undefined
    ? { idea: undefined, notes: [notTranslated(given)] }
    : { idea: carried, notes: [] }
}

/** Labels speak of figures, so the figures come first. */
function figuresFirst(columns: readonly Field[]): Field[] {
  return columns.toSorted((a, b) => Number(b.role === 'figure') - Number(a.role === 'figure'))
}

function notesOnMaterial({ uncarried, leftOut, isWhole }: Material): Note[] {
  return [...uncarried.map(notTranslated), ...notesOnBrief(leftOut, isWhole)]
}

function notTranslated(text: string): Note {
  return { kind: 'not-translated', text }
}

function withoutEntry(values: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([column]) => column !== name)
      .map(([column, text]) => [column, withoutDirectionMarks(text)]),
  )
}
