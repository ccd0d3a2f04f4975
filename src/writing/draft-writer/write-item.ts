import { columnsOf, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { ColumnRole, Role } from '#catalogue/roles.ts'
import type { Note } from '#content/values/note.ts'
import { plainText, type RichBlock, writeRichText } from '#content/values/rich-text.ts'
import { choose } from './choose.ts'
import { frame, longFollowUps, sayStatement, waysToState } from './frames.ts'
import type { Material } from './material.ts'
import type { Angle } from './phrases.ts'
import { ownAngles, type Subject, sentencesOf } from './plan.ts'
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
  switch (column.role as ColumnRole) {
    case 'title':
    case 'product':
      return titles(material, place)
    case 'question':
      return subject.idea ? [...questionFromIdea(subject.idea), ...subject.questions] : [...subject.questions]
    case 'answer':
      return details(column, material, place, 'answer')
    case 'body':
      return column.type === 'richtext'
        ? details(column, material, place, 'details')
        : bodies(material, place)
    case 'point':
      return points(material, place)
    case 'points':
      return bullets(column, material, place)
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

/** A fact's own words when the text below only follows from them, else a label for it. */
function titles(material: Material, { component, subject, known, index = 0 }: ItemPlace): string[] {
  const { fact, idea } = subject
  if (idea) return [idea]
  if (!fact) return [...subject.titles, ...material.language.kinds.general.titles]
  const own = upperFirst(fact.text)
  const bodyColumns = columnsOf(component).filter(({ role }) => role === 'body')
  const hasBody = bodyColumns.length > 0
  const hasDetails = bodyColumns.some(({ type }) => type === 'richtext')
  const standsAlone = fact.shape !== 'sentence' && fact.text.length <= 60 && !textsHave(known, fact.text)
  const [way] = waysToState(material, fact, index)
  const followsOnly = way !== undefined && 'follow' in way && !hasDetails
  return standsAlone && (!hasBody || followsOnly) ? [own, ...subject.titles] : [...subject.titles, own]
}

/** The fact, or what follows from it when the title has it already. */
function bodies(material: Material, place: ItemPlace): string[] {
  const { subject, index = 0, previous, known } = place
  const { fact, angle, idea } = subject
  const attempt = previous.length
  if (!fact) {
    return angle ? angleLines(material, angle, attempt) : ideaLines(material, subject, index + attempt)
  }
  const ways = rotate(waysToState(material, fact, index), attempt)
  const stated = ways.map((way) => sayStatement(fact, way))
  if (!textsHave(known, fact.text)) return idea ? [...stated, ...ideaLines(material, subject, index)] : stated
  return [...ways.flatMap((way) => ('follow' in way ? [way.follow] : [])), ...stated]
}

/** The answer first, then what goes with it. */
function details({ type }: Field, material: Material, place: ItemPlace, use: 'answer' | 'details'): string[] {
  const rich = richDetails(material, place, use)
  return type === 'richtext' ? rich : rich.map(plainText)
}

function richDetails(material: Material, place: ItemPlace, use: 'answer' | 'details'): string[] {
  const { subject, index = 0, previous } = place
  const { fact, angle } = subject
  const attempt = previous.length
  if (!fact) {
    const other = use === 'answer' ? [] : ideaLines(material, subject, index + attempt)
    return (angle ? angleLines(material, angle, attempt) : other).map((text) => paragraphs(text))
  }
  const own = `${upperFirst(fact.text)}.`
  const follows = longFollowUps(material, fact, use)
  const stated = rotate(waysToState(material, fact, index), attempt).map((way) => sayStatement(fact, way))
  return [...follows.map((text) => paragraphs(own, text)), ...stated.map((text) => paragraphs(text))]
}

/** The angle's own sentences, then those of angles that go with the same kinds of fact. */
function angleLines(material: Material, angle: Angle, attempt: number): string[] {
  const near = ownAngles(material).filter(
    (other) => other !== angle && other.kinds.some((kind) => angle.kinds.includes(kind)),
  )
  const own = rotate(sentencesOf(material, angle), attempt)
  return [...own, ...near.flatMap((other) => sentencesOf(material, other))]
}

function textsHave(known: Readonly<Record<string, string>>, text: string): boolean {
  return Object.values(known).some((value) => foldText(value).includes(foldText(text)))
}

function points(material: Material, { subject }: ItemPlace): string[] {
  return subject.fact
    ? [upperFirst(subject.fact.text), ...subject.titles]
    : [...subject.titles, ...material.language.kinds.general.titles]
}

/** The item's own fact first, then others in an order of its own. */
function bullets(column: Field, material: Material, { subject, index = 0, previous }: ItemPlace): string[] {
  return pointsOf(column, material, index + previous.length, subject.fact ? [subject.fact.text] : [])
}

/** Lists of short points: `own` first, then facts and titles of angles, others at each step. */
export function pointsOf(
  { minItems = 1, maxItems = 4, max = 100 }: Field,
  material: Material,
  step: number,
  own: readonly string[] = [],
): string[] {
  const facts = rotate(material.facts, step + 1).map(({ text }) => text)
  const angles = rotate(ownAngles(material), step * 3).flatMap(
    ({ titles }) => titles[step % titles.length] ?? [],
  )
  const mixes = [1, 0, 2].map((count) => [...new Set([...own, ...facts.slice(0, count), ...angles])])
  return mixes
    .map((entries) => entries.filter((entry) => entry.length <= max && !entry.includes(';')))
    .map((entries) => entries.slice(0, Math.min(Math.max(minItems, 3), maxItems)))
    .filter((entries) => entries.length >= minItems)
    .map((entries) => entries.join('\n'))
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

function figureLabels(material: Material, place: ItemPlace): string[] {
  const { component, index = 0, known } = place
  const figureColumn = columnWith('figure', component)
  const label = columnWith('figure-label', component)
  const value = figureColumn ? known[figureColumn.name] : undefined
  if (figureColumn && value) {
    const use = figureBeside(usableFigures(material, figureColumn, label), [value])
    return use ? labelsOf(use, material.language.names) : []
  }
  return frame(material, figureColumn?.type === 'number' ? 'share-label' : 'figure-label', {}, index)
}

function columnWith(role: ColumnRole, component: Component): Field | undefined {
  return columnsOf(component).find((column) => column.role === role)
}

function ideaLines(material: Material, { idea = '' }: Subject, step: number): string[] {
  return frame(material, 'idea', { idea }, step)
}

function questionFromIdea(idea: string): string[] {
  return /[?؟]$/.test(idea) ? [idea] : []
}

function paragraphs(...texts: readonly (string | undefined)[]): string {
  const blocks = texts.flatMap((text): RichBlock[] => (text ? [{ kind: 'paragraph', runs: [{ text }] }] : []))
  return writeRichText(blocks)
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
  return role && distinctRoles.has(role) ? beside : []
}

const distinctRoles: ReadonlySet<Role> = new Set(['title', 'product', 'question', 'point'])

function notesFor({ role }: Field, value: string, { subject }: ItemPlace): Note[] {
  if (role === 'quote' || role === 'person') return [{ kind: 'no-quote' }]
  if (role === 'answer' && value === '') return [{ kind: 'no-answer' }]
  if (role === 'figure-label' && value === '') return [{ kind: 'no-figure-label' }]
  if (role === 'product' && !subject.idea && value !== '') return [{ kind: 'no-product-name' }]
  return []
}
