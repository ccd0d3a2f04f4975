import type { Component, Field } from '#catalogue/manifest.ts'
import type { FieldRole } from '#catalogue/roles.ts'
import { type RichBlock, writeRichText } from '#content/values/rich-text.ts'
import { choose, fits } from './choose.ts'
import type { Fact } from './facts.ts'
import { fillAll, frame } from './frames.ts'
import type { Material } from './material.ts'
import { ownAngles, sentencesOf } from './plan.ts'
import { foldText, hasArabic, rotate, upperFirst } from './text.ts'
import type { FactKind, Purpose, Safeguard } from './words.ts'
import { labelsOf, usableFigures } from './write-figure.ts'
import { pointsOf, type WrittenValue } from './write-item.ts'

/** Writes a field of the component itself. */
export function writeComponentField(
  component: Component,
  field: Field,
  material: Material,
  previous: readonly string[],
): WrittenValue {
  const { role } = field
  const candidates = candidatesFor(component, field, material, previous.length)
  const value = choose(candidates, field, material, { previous }) ?? ''
  if (role === 'quote' || role === 'person') return { value: '', notes: [{ kind: 'no-quote' }] }
  if (role === 'figure' && value === '') return { value, notes: [{ kind: 'no-further-figure' }] }
  if (isPromise(field) && component.family === 'Hero' && !material.topic)
    return { value, notes: [{ kind: 'no-name' }] }
  return { value, notes: [] }
}

function candidatesFor(component: Component, field: Field, material: Material, attempt: number): string[] {
  switch (field.role as FieldRole) {
    case 'eyebrow':
      return eyebrows(component, material, attempt)
    case 'promise':
    case 'plain-promise':
      return promises(component, field, material)
    case 'title':
      return frame(material, `heading-${component.about ?? 'text'}`)
    case 'continuation':
      return frame(material, 'continuation')
    case 'lead':
      return leads(component, field, material)
    case 'body':
    case 'body-and-list':
    case 'next':
      return field.type === 'richtext'
        ? details(component, field, material, attempt)
        : leads(component, field, material)
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
      return proofs('safety', material)
    case 'proof-speed':
      return proofs('speed', material)
    case 'proof-cost':
      return proofs('cost', material)
    case 'proof-phone':
      return proofs('phone', material)
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

/** A hero names the product beside its strongest point; a section below it may let the point stand alone. */
function promises(component: Component, title: Field, material: Material): string[] {
  const candidates = promisedFacts(component, title, material)
  const alone = candidates
    .filter(({ shape, text }) => shape !== 'sentence' || hasArabic(text))
    .map(({ text }) => upperFirst(text))
  const withFacts = candidates.flatMap((fact, index) =>
    frame(material, 'promise', { fact }, index).filter((text) =>
      foldText(text).includes(foldText(fact.text)),
    ),
  )
  const plain = frame(material, 'promise')
  if (component.family !== 'Hero') return [...alone, ...withFacts, ...plain]
  const name = material.topic?.name ?? ''
  const all = [...withFacts, ...plain, upperFirst(name)]
  const naming = all.filter((text) => name !== '' && text.toLowerCase().includes(name.toLowerCase()))
  return naming.some((text) => fits(title, text)) ? naming : [...all, ...alone]
}

function promisedFacts(component: Component, { role }: Field, material: Material): Fact[] {
  const { facts, voice, isFocused } = material
  const allowed = facts.filter(
    ({ figures, kind }) => kind !== 'condition' && !(role === 'plain-promise' && figures.length > 0),
  )
  return isFocused ? allowed : rotate(allowed, component.family === 'Hero' ? voice % 2 : voice)
}

/** What the section's title tells of the brief, if it does. */
function promisedFact(component: Component, material: Material): Fact | undefined {
  const title = component.docx.fields.find(isPromise)
  if (!title) return undefined
  const promise = foldText(
    choose(promises(component, title, material), title, material, { previous: [] }) ?? '',
  )
  return material.facts.find(({ text }) => promise.includes(foldText(text)))
}

/** One or two facts that the title above does not tell. */
function leads(component: Component, field: Field, material: Material): string[] {
  const purpose = leadPurposes[component.about ?? 'text'] ?? 'lead'
  const promised = promisedFact(component, material)
  const others = rotate(material.facts, material.voice).filter((fact) => fact !== promised)
  const ordered = material.isFocused ? material.facts.filter((fact) => fact !== promised) : others
  const one = ordered.flatMap((fact, index) => frame(material, purpose, { fact }, index * 3))
  const [first, second] = ordered
  const two =
    first && second && (field.max ?? 0) >= 200
      ? frame(material, purpose, { fact: first })
          .filter((text) => foldText(text).endsWith(`${foldText(first.text)}.`))
          .map((text) => `${text} ${upperFirst(second.text)}.`)
      : []
  const fitting = purpose === 'lead' ? [...two, ...one] : one
  return [...fitting, ...frame(material, purpose), ...frame(material, 'opening')]
}

const leadPurposes: Partial<Record<NonNullable<Component['about']>, Purpose>> = {
  questions: 'lead-questions',
  figures: 'lead-figures',
  cards: 'lead-cards',
}

/** An opening, the facts, and a sentence on what to do; shorter where the limit asks for it. */
function details(component: Component, { role }: Field, material: Material, attempt: number): string[] {
  const { facts, voice } = material
  const isSecond = role === 'next'
  const openings = frame(material, isSecond ? 'next' : 'opening', {}, attempt)
  const sentences = ownAngles(material).flatMap((angle) => sentencesOf(material, angle).slice(0, 1))
  const closing = isSecond ? '' : (rotate(sentences, 2 + attempt)[0] ?? '')
  const promised = promisedFact(component, material)
  const untold = facts.length > 1 ? facts.filter((fact) => fact !== promised) : facts
  const ordered = rotate(untold, material.isFocused ? 0 : voice + attempt)
  return openings.flatMap((opening) => {
    const stated = ordered[0] ? `${upperFirst(ordered[0].text)}.` : ''
    const points = isSecond ? [...sentences.slice(0, 2), ...sentences.slice(3, 4)] : listPoints(ordered)
    const listed =
      points.length > 1 ? [write([opening], points, [closing]), write([opening], points, [])] : []
    const running = [
      write([join(opening, stated), closing], [], []),
      write([join(opening, stated)], [], []),
      write([opening], [], []),
    ]
    return role === 'body' ? running : [...listed, ...running]
  })
}

function listPoints(facts: Material['facts']): string[] {
  return facts.slice(0, 4).map(({ text }) => upperFirst(text))
}

function mainLabels(component: Component, material: Material): string[] {
  const figureField = fieldWith('figure', component)
  const use = figureField && usableFigures(material, figureField, fieldWith('figure-label', component))[0]
  return use ? labelsOf(use, material.language.names) : frame(material, 'figure-label')
}

function fieldWith(role: FieldRole, component: Component): Field | undefined {
  return component.docx.fields.find((field) => field.role === role)
}

function isPromise({ role }: Field): boolean {
  return role === 'promise' || role === 'plain-promise'
}

function proofs(safeguard: Safeguard, material: Material): string[] {
  const { facts, language, voice } = material
  const fitting = facts
    .filter(({ kind }) => proofKinds[safeguard].includes(kind))
    .map(({ text }) => upperFirst(text))
  return [...fitting, ...rotate(fillAll(language.proofs[safeguard], material, {}), voice)]
}

const proofKinds: Record<Safeguard, readonly FactKind[]> = {
  safety: ['security'],
  speed: ['time'],
  cost: ['fee', 'reward', 'rate'],
  phone: ['access'],
}

function write(before: readonly string[], points: readonly string[], after: readonly string[]): string {
  const block = (kind: RichBlock['kind']) => (text: string) => ({ kind, runs: [{ text }] })
  return writeRichText([
    ...before.map(block('paragraph')),
    ...points.map(block('bullet')),
    ...after.map(block('paragraph')),
  ])
}

function join(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ')
}
