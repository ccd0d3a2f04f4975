import type { Component, Field } from '#catalogue/manifest.ts'
import type { FieldRole } from '#catalogue/roles.ts'
import type { Note } from '#content/values/note.ts'
import { type RichBlock, writeRichText } from '#content/values/rich-text.ts'
import { choose, fits } from './choose.ts'
import type { Fact } from './facts.ts'
import { frame, sentence, waysToSay } from './frames.ts'
import type { Material } from './material.ts'
import { notesOnEmpty, notesOnUnsaid } from './notes.ts'
import { foldText, hasArabic, rotate, upperFirst } from './text.ts'
import { labelsOf, usableFigures } from './write-figure.ts'
import { pointsOf, type WrittenValue } from './write-item.ts'

/** Writes a field of the component itself. */
export function writeComponentField(
  component: Component,
  field: Field,
  material: Material,
  previous: readonly string[],
): WrittenValue {
  const candidates = candidatesFor(component, field, material, previous.length)
  const value = choose(candidates, field, material, { previous }) ?? ''
  return { value, notes: notesFor(component, field, value, material) }
}

function notesFor(component: Component, field: Field, value: string, material: Material): Note[] {
  const { role } = field
  if (role === 'quote' || role === 'person') return [{ kind: 'no-quote' }]
  if (role === 'figure' && value === '') return [{ kind: 'no-further-figure' }]
  if (role === 'figure-label' && value === '') return [{ kind: 'no-figure-label' }]
  const unsaid = notesOnUnsaid(field, [value], material)
  if (isPromise(field) && component.family === 'Hero' && !material.topic)
    return [{ kind: 'no-name' }, ...unsaid]
  return value === '' && unsaid.length === 0 ? notesOnEmpty(field) : unsaid
}

function candidatesFor(component: Component, field: Field, material: Material, attempt: number): string[] {
  const { here = [] } = material
  switch (field.role as FieldRole) {
    case 'eyebrow':
      return eyebrows(component, material, attempt)
    case 'promise':
    case 'plain-promise':
      return promises(component, field, material)
    case 'title':
      return frame(material, `heading-${component.about ?? 'text'}`)
    case 'lead':
      return leads(here, material, attempt)
    case 'continuation':
      return here.flatMap((fact) => rotate(waysToSay(material, fact, 0), attempt))
    case 'body':
    case 'body-and-list':
    case 'next':
      return field.type === 'richtext'
        ? details(field, here, material, attempt)
        : leads(here, material, attempt)
    case 'action':
    case 'second-action':
    case 'link':
      return frame(material, field.role as 'action' | 'second-action' | 'link', {}, attempt)
    case 'figure':
      return usableFigures(material, field, fieldWith('figure-label', component))
        .slice(0, 1)
        .map(({ value }) => value)
    case 'figure-label':
      return mainLabels(component, material)
    case 'proof-safety':
    case 'proof-speed':
    case 'proof-cost':
    case 'proof-phone':
      return here.map(({ text }) => upperFirst(text))
    case 'caption':
      return frame(material, 'picture', { idea: material.topic?.name ?? '' }, attempt)
    case 'points':
      return pointsOf(field, material, attempt)
    case 'quote':
    case 'person':
    case 'note':
      return []
  }
}

/** A hero names the product; the sections below it take turns. */
function eyebrows(component: Component, material: Material, attempt: number): string[] {
  const { topic } = material
  const name = topic ? [upperFirst(topic.name)] : []
  const lines = frame(material, 'eyebrow', {}, attempt)
  const isNamed = component.family === 'Hero' || material.voice % 3 === 0
  return isNamed ? [...name, ...lines] : [...lines, ...name]
}

/** A hero names the product beside its fact; a section below it may let the fact stand alone. */
function promises(component: Component, title: Field, material: Material): string[] {
  const { here = [] } = material
  const alone = here
    .filter(({ shape, text }) => shape !== 'sentence' || hasArabic(text))
    .map(({ text }) => upperFirst(text))
  const withFacts = here.flatMap((fact, index) =>
    frame(material, 'promise', { fact }, index).filter((text) =>
      foldText(text).includes(foldText(fact.text)),
    ),
  )
  const plain = frame(material, 'promise')
  if (component.family !== 'Hero')
    return [...alone, ...withFacts, ...frame(material, 'heading-text'), ...plain]
  const name = material.topic?.name ?? ''
  const all = [...withFacts, upperFirst(name), ...plain]
  const naming = all.filter((text) => name !== '' && text.toLowerCase().includes(name.toLowerCase()))
  return naming.some((text) => fits(title, text)) ? naming : [...all, ...alone]
}

/** Its facts one after the other, or only some of them where there is no room for all. */
function leads(facts: readonly Fact[], material: Material, attempt: number): string[] {
  const [first, second] = facts
  if (!first) return []
  const both = second
    ? [`${sentence(first)} ${sentence(second)}`, `${sentence(second)} ${sentence(first)}`]
    : []
  const framed = facts.flatMap((fact, index) => frame(material, 'lead', { fact }, index * 3))
  const one = facts.flatMap((fact, index) => waysToSay(material, fact, index))
  return [...rotate(both, attempt), ...rotate([sentence(first), ...framed], attempt), ...one]
}

/** A list where it may have one, else a paragraph. */
function details({ role }: Field, facts: readonly Fact[], material: Material, attempt: number): string[] {
  const [first] = facts
  if (!first) return []
  const ordered = rotate(facts, attempt)
  const listed =
    facts.length > 1 && role !== 'body'
      ? [
          write(
            [],
            ordered.map(({ text }) => upperFirst(text)),
          ),
        ]
      : []
  const running = [write([ordered.map(sentence).join(' ')], [])]
  const ways = waysToSay(material, first, 0).map((text) =>
    write([[text, ...facts.slice(1).map(sentence)].join(' ')], []),
  )
  const fewer = facts.map((_, most) =>
    write(
      [
        facts
          .slice(0, facts.length - most)
          .map(sentence)
          .join(' '),
      ],
      [],
    ),
  )
  return [...listed, ...running, ...rotate(ways, attempt), ...fewer]
}

function mainLabels(component: Component, material: Material): string[] {
  const figureField = fieldWith('figure', component)
  const use = figureField && usableFigures(material, figureField, fieldWith('figure-label', component))[0]
  return use ? labelsOf(use, material.language.names) : []
}

function fieldWith(role: FieldRole, component: Component): Field | undefined {
  return component.docx.fields.find((field) => field.role === role)
}

function isPromise({ role }: Field): boolean {
  return role === 'promise' || role === 'plain-promise'
}

function write(paragraphs: readonly string[], points: readonly string[]): string {
  const block = (kind: RichBlock['kind']) => (text: string) => ({ kind, runs: [{ text }] })
  return writeRichText([...paragraphs.map(block('paragraph')), ...points.map(block('bullet'))])
}
