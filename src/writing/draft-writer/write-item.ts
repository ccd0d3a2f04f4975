import { columnsOf, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { ColumnRole, Role } from '#catalogue/roles.ts'
import type { Note } from '#content/values/note.ts'
import { plainText, writeRichText } from '#content/values/rich-text.ts'
import { answerIn } from '../brief/answered.ts'
import { choose } from './choose.ts'
import { frame, sentence, waysToSay } from './frames.ts'
import type { Material } from './material.ts'
import { notesOnEmpty } from './notes.ts'
import type { Subject } from './plan.ts'
import { foldText, rotate, upperFirst } from './text.ts'
import { type FigureUse, figureBeside, labelsOf, usableFigures } from './write-figure.ts'

/** One value with what a person should know of it. */
export type WrittenValue = { value: string; notes: readonly Note[] }

/** Where in an item a value stands. */
export type ItemPlace = {
  component: Component
  subject: Subject
  /** From 0; undefined when only the item's other values are known. */
  index: number | undefined
  /** The item's other values. */
  known: Readonly<Record<string, string>>
  /** Values of this very column that the new one should differ from. */
  previous: readonly string[]
  /** Titles of the other items. */
  beside: readonly string[]
}

/** Writes one column of an item. */
export function writeColumn(column: Field, material: Material, place: ItemPlace): WrittenValue {
  if (column.role === 'figure') return writeFigureColumn(column, material, place)
  const others = { previous: place.previous, beside: besideFor(column, place) }
  const value = choose(candidatesFor(column, material, place), column, material, others) ?? ''
  return { value, notes: notesFor(column, value, place) }
}

function candidatesFor(column: Field, material: Material, place: ItemPlace): string[] {
  const { subject, index = 0, previous } = place
  const attempt = previous.length
  if (!subject.fact && !subject.idea && column.role !== 'figure-label' && !isLabelled(place)) return []
  switch (column.role as ColumnRole) {
    case 'title':
    case 'product':
      return titles(material, place)
    case 'question':
      return [...subject.questions, ...material.language.kinds.general.questions]
    case 'answer':
    case 'body':
      return bodies(column, material, place)
    case 'point':
      return subject.fact ? waysToPoint(material, place) : [upperFirst(subject.idea ?? '')]
    case 'points':
      return pointsOf(column, material, index + attempt)
    case 'figure-label':
      return figureLabels(material, place)
    case 'pill':
      return index < 2 && subject.fact
        ? subject.fact.figures.flatMap(({ text, currency }) =>
            currency === undefined ? [upperFirst(text)] : [],
          )
        : []
    case 'audience':
      return frame(material, 'suits', {}, index * 5)
    case 'action':
      return frame(material, 'link', {}, index + attempt)
    case 'caption':
      return frame(material, 'picture', { idea: titleOf(place) }, index)
    case 'figure':
    case 'offer':
    case 'quote':
    case 'person':
    case 'note':
      return []
  }
}

/** Whether the item stands beside a figure, which is what it is about. */
function isLabelled({ component }: ItemPlace): boolean {
  return columnWith('figure', component) !== undefined
}

/** What the fact is about where a text below says it, else the fact. */
function titles({ language }: Material, { component, subject }: ItemPlace): string[] {
  const { fact, idea } = subject
  if (idea) return [idea]
  const own = fact ? [upperFirst(fact.text)] : []
  const heads = [...subject.titles, ...language.kinds.general.titles]
  const hasText = columnsOf(component).some(({ role }) => role === 'body')
  return hasText ? [...heads, ...own] : [...own, ...heads]
}

/** Of several texts of one item the first that can hold the fact says it. */
function bodies(column: Field, material: Material, place: ItemPlace): string[] {
  const { subject, index = 0, previous, known } = place
  const { fact } = subject
  if (!fact || textsHave(known, fact.text)) return []
  const asked = column.role === 'answer' ? answerIn(fact.text) : undefined
  const isAsked = asked && Object.values(known).some((text) => foldText(text) === foldText(asked.question))
  const ways = isAsked ? [sentence({ ...fact, text: asked.answer })] : waysToSay(material, fact, index)
  const said = rotate(ways, previous.length)
  return column.type === 'richtext' ? said.map(paragraph) : said
}

function waysToPoint(material: Material, { subject, index = 0 }: ItemPlace): string[] {
  const { fact } = subject
  return fact ? [upperFirst(fact.text), ...waysToSay(material, fact, index)] : []
}

function textsHave(known: Readonly<Record<string, string>>, text: string): boolean {
  return Object.values(known).some((value) => foldText(value).includes(foldText(text)))
}

/** Lists of short points, of the facts that the place is for: others first at each step. */
export function pointsOf(
  { minItems = 1, maxItems = 4, max = 100 }: Field,
  { here = [] }: Material,
  step: number,
): string[] {
  const entries = rotate(here, step)
    .map(({ text }) => upperFirst(text))
    .filter((entry) => entry.length <= max && !entry.includes(';'))
    .slice(0, maxItems)
  return entries.length >= minItems ? [entries.join('\n')] : []
}

function writeFigureColumn(column: Field, material: Material, place: ItemPlace): WrittenValue {
  const uses = usableFigures(material, column, columnWith('figure-label', place.component))
  const offset = hasMainFigure(place.component) ? 1 : 0
  const chosen = place.index === undefined ? figureFor(place, uses) : uses[place.index + offset]
  return chosen ? { value: chosen.value, notes: [] } : { value: '', notes: [{ kind: 'no-further-figure' }] }
}

/** For an item that stands already: the figure that its label counts, or a free one when it has no label. */
function figureFor(
  { component, known, previous }: ItemPlace,
  uses: readonly FigureUse[],
): FigureUse | undefined {
  const column = columnWith('figure-label', component)
  const label = column && known[column.name]
  if (label) return figureBeside(uses, [label])
  return uses.find(({ value }) => !previous.includes(value)) ?? uses[0]
}

/** What a figure counts; nothing where there is none. */
function figureLabels(material: Material, place: ItemPlace): string[] {
  const { component, known } = place
  const figureColumn = columnWith('figure', component)
  const value = figureColumn ? known[figureColumn.name] : undefined
  if (!figureColumn || !value) return []
  const use = figureBeside(usableFigures(material, figureColumn, columnWith('figure-label', component)), [
    value,
  ])
  return use ? labelsOf(use, material.language.names) : []
}

function columnWith(role: ColumnRole, component: Component): Field | undefined {
  return columnsOf(component).find((column) => column.role === role)
}

function paragraph(text: string): string {
  return writeRichText([{ kind: 'paragraph', runs: [{ text }] }])
}

function titleOf({ component, known, subject }: ItemPlace): string {
  const title = titleColumnOf(component)
  return (title && known[title.name]) || subject.idea || subject.titles[0] || ''
}

function hasMainFigure(component: Component): boolean {
  return component.docx.fields.some(({ role }) => role === 'figure')
}

/** Titles must not be alike among the items; bodies are kept apart by the plan. */
function besideFor({ role }: Field, { beside }: ItemPlace): readonly string[] {
  return role && distinctRoles.has(role) ? beside.map(plainText) : []
}

const distinctRoles: ReadonlySet<Role> = new Set(['title', 'product', 'question', 'point'])

function notesFor(column: Field, value: string, { subject, known }: ItemPlace): Note[] {
  const { role } = column
  if (role === 'quote' || role === 'person') return [{ kind: 'no-quote' }]
  if (role === 'product' && !subject.idea && value !== '') return [{ kind: 'no-product-name' }]
  if (value !== '') return []
  if (role === 'answer' && Object.values(known).some((text) => text !== '')) return [{ kind: 'no-answer' }]
  if (role === 'figure-label') return [{ kind: 'no-figure-label' }]
  return notesOnEmpty(column)
}
