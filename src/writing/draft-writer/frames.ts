import type { Fact } from './facts.ts'
import type { Material } from './material.ts'
import { keptForLong } from './phrases.ts'
import { hasArabic, lowerFirst, rotate, upperFirst } from './text.ts'
import type { Purpose } from './words.ts'

/** What may stand in the places of a frame. */
export type Filling = { fact?: Fact; idea?: string }

/** All texts that a purpose's frames give in the page's tone, this section's own first. */
export function frame(material: Material, purpose: Purpose, filling: Filling = {}, step = 0): string[] {
  const { language, tone, voice } = material
  const { all, ...tones } = language.frames[purpose]
  const own = fillAll(tones[tone], material, filling)
  const common = fillAll(all, material, filling)
  if (sharedPurposes.has(purpose)) return rotate([...own, ...common], voice + step)
  const turned = rotate(own, voice + step)
  return step < own.length
    ? [...turned, ...rotate(common, voice)]
    : [...rotate(common, voice + step), ...turned]
}

/** Several sections of a page draw from these, so that the tone's own few are laid among the others. */
const sharedPurposes: ReadonlySet<Purpose> = new Set([
  'eyebrow',
  'heading-benefits',
  'heading-cards',
  'heading-figures',
  'heading-text',
  'lead-figures',
  'lead-cards',
  'opening',
  'next',
  'link',
  'second-action',
  'suits',
])

/** A way to state a fact below a title: in a frame, or bare and followed by a sentence of its kind. */
export type Statement = { framed: string } | { follow: string }

/**
 * All ways to state a fact, this section's own first: no other section begins with the same way for the same item. So each
 * sentence about a fact stands once on a page.
 */
export function waysToState(material: Material, fact: Fact, index: number): Statement[] {
  const { language, tone, voice } = material
  const { all, ...tones } = language.facts
  const framed = fillAll([...tones[tone], ...all], material, { fact }).map((text) => ({ framed: text }))
  const follows = followUps(material, fact).map((text) => ({ follow: text }))
  return rotate(interleave<Statement>(follows, framed), voice + index * 3)
}

export function sayStatement(fact: Fact, statement: Statement): string {
  return 'framed' in statement ? statement.framed : `${upperFirst(fact.text)}. ${statement.follow}`
}

/** What goes with a fact in a longer text: kept for those, so that it stands nowhere else. */
export function longFollowUps(material: Material, fact: Fact, use: 'answer' | 'details'): string[] {
  const kept = followUpsFor(material, fact).slice(0, keptForLong)
  return rotate(kept, use === 'answer' ? 0 : 1 + (Math.floor(material.voice / 4) % (keptForLong - 1)))
}

function followUps(material: Material, fact: Fact): string[] {
  const all = followUpsFor(material, fact).slice(keptForLong)
  const isFirst = isFirstOfKind(material, fact)
  return isFirst ? [...material.language.kinds[fact.kind].followUps[material.family], ...all] : all
}

/** The first fact of a kind takes its sentences, the second those that fit any, and a further one has none. */
function followUpsFor(material: Material, fact: Fact): readonly string[] {
  const { facts, language } = material
  if (isFirstOfKind(material, fact)) return language.kinds[fact.kind].followUps.all
  const later = facts.find((other) => !isFirstOfKind(material, other))
  return later === fact ? language.moreFollowUps : []
}

function isFirstOfKind({ facts }: Material, fact: Fact): boolean {
  return facts.find(({ kind }) => kind === fact.kind) === fact
}

/** One of the first list, one of the second, while both last. */
function interleave<Value>(first: readonly Value[], second: readonly Value[]): Value[] {
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((value) => value !== undefined)
}

export function fillAll(frames: readonly string[], material: Material, filling: Filling): string[] {
  return frames.flatMap((text) => {
    const filled = fill(text, material, filling)
    return filled === undefined ? [] : [filled]
  })
}

/** The frame with its places filled, or undefined when the brief has nothing for one of them. */
export function fill(text: string, material: Material, { fact, idea }: Filling): string | undefined {
  let missing = false
  const filled = text.replace(/\{([^}]+)\}/g, (_, place: string) => {
    const value = valueFor(place, material, fact, idea)
    if (value === undefined) missing = true
    return value ?? ''
  })
  return missing ? undefined : filled.replace(doubleStop, '$1')
}

/** The stop of an abbreviation ends its sentence as well. */
const doubleStop = /((?:\p{L}\.){2})\.(?!\.)/gu

function valueFor(place: string, material: Material, fact: Fact | undefined, idea: string | undefined) {
  const { topic, audience, language } = material
  const low = (text: string) => (hasArabic(text) ? text : lowerFirst(text, language.names))
  switch (place) {
    case 'topic':
      return topic?.name
    case 'Topic':
      return topic && upperFirst(topic.name)
    case 'our topic':
      return topic?.ours
    case 'Our topic':
      return topic?.ours && upperFirst(topic.ours)
    case 'audience':
      return audience
    case 'fact':
      return fact && low(fact.text)
    case 'Fact':
      return fact && upperFirst(fact.text)
    case 'noun':
      return fact?.shape === 'noun' && fact.kind !== 'condition' ? low(fact.text) : undefined
    case 'verb':
      return fact?.shape === 'verb' ? low(fact.text) : undefined
    case 'idea':
      return idea && low(idea)
    case 'Idea':
      return idea && upperFirst(idea)
  }
}
