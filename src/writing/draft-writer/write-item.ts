import type { Component, Field } from '#catalogue/manifest.ts'
import { type RichBlock, writeRichText } from '#content/values/rich-text.ts'
import { choose } from './choose.ts'
import { frame, longFollowUps, sayStatement, waysToState } from './frames.ts'
import type { Material } from './material.ts'
import { needsAnswer, needsFigure, needsLabel, needsProductName, needsQuote } from './notes.ts'
import type { Angle } from './phrases.ts'
import { ownAngles, type Subject, sentencesOf } from './plan.ts'
import { columnRole, type Role } from './roles.ts'
import { foldText, rotate, upperFirst } from './text.ts'
import { type FigureUse, figureBeside, labelsOf, usableFigures } from './write-figure.ts'

/** One value with what a person should know of it. */
export type WrittenValue = { value: string; notes: readonly string[] }

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
  const role = columnRole(place.component, column)
  if (role.role === 'figure') return writeFigureColumn(column, material, place)
  const others = { previous: place.previous, beside: besideFor(role, place) }
  const value = choose(candidatesFor(role, column, material, place), column, material, others) ?? ''
  return { value, notes: notesFor(role, value, place) }
}

function candidatesFor(role: Role, column: Field, material: Material, place: ItemPlace): string[] {
  const { subject, index = 0, previous } = place
  const attempt = previous.length
  switch (role.role) {
    case 'item-title':
      return titles(material, place)
    case 'question':
      return subject.idea ? [...questionFromIdea(subject.idea), ...subject.questions] : [...subject.questions]
    case 'answer':
      return details(material, place, 'answer')
    case 'item-details':
      return details(material, place, 'details')
    case 'item-line':
    case 'item-body':
      return bodies(material, place)
    case 'point':
      return points(material, place)
    case 'bullets':
      return bullets(column, material, place)
    case 'figure-label':
      return figureLabels(material, place)
    case 'pill':
      return index < 2 && subject.fact
        ? subject.fact.figures.flatMap(({ text, currency }) =>
            currency === undefined ? [upperFirst(text)] : [],
          )
        : []
    case 'suits':
      return frame(material, 'suits', {}, index * 5)
    case 'action':
      return frame(material, 'link', {}, index + attempt)
    case 'picture':
      return frame(material, 'picture', { idea: titleOf(place) }, index)
    default:
      return []
  }
}

/** A fact's own words when the text below only follows from them, else a label for it. */
function titles(material: Material, { component, subject, known, index = 0 }: ItemPlace): string[] {
  const { fact, idea } = subject
  if (idea) return [idea]
  if (!fact) return [...subject.titles, ...material.language.kinds.general.titles]
  const own = upperFirst(fact.text)
  const roles = component.docx.items?.columns.map((column) => columnRole(component, column)) ?? []
  const hasBody = roles.some(carriesFact)
  const hasDetails = roles.some(({ role }) => role === 'item-details')
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
function details(material: Material, place: ItemPlace, use: 'answer' | 'details'): string[] {
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
  const { minItems = 1, maxItems = 4, max = 100 } = column
  const step = index + previous.length
  const own = subject.fact ? [subject.fact.text] : []
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
  return chosen ? { value: chosen.value, notes: [] } : { value: '', notes: [needsFigure] }
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

function columnWith(role: Role['role'], component: Component): Field | undefined {
  return component.docx.items?.columns.find((column) => columnRole(component, column).role === role)
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
  const title = component.docx.items?.columns.find((column) =>
    ['item-title', 'question'].includes(columnRole(component, column).role),
  )
  return (title && known[title.name]) || subject.idea || subject.titles[0] || ''
}

function carriesFact({ role }: Role): boolean {
  return ['item-body', 'item-line', 'item-details'].includes(role)
}

export function hasMainFigure(component: Component): boolean {
  return component.docx.fields.some(({ name }) => /(?:^|_)(?:number|stat|stat_number)$/.test(name))
}

/** Titles must not be alike among the items; bodies are kept apart by the plan. */
function besideFor({ role }: Role, { beside }: ItemPlace): readonly string[] {
  return role === 'item-title' || role === 'question' || role === 'point' ? beside : []
}

function notesFor(role: Role, value: string, { subject }: ItemPlace): string[] {
  if (role.role === 'person') return [needsQuote]
  if (role.role === 'answer' && value === '') return [needsAnswer]
  if (role.role === 'figure-label' && value === '') return [needsLabel]
  if (role.role === 'item-title' && role.isProduct && !subject.idea && value !== '') return [needsProductName]
  return []
}
