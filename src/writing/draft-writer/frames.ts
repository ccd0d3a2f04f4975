import type { Fact } from './facts.ts'
import { labelOf } from './label.ts'
import type { Material } from './material.ts'
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
  'link',
  'second-action',
  'suits',
])

/** All ways to say a fact as a sentence: by itself first, then in frames, this section's own first. */
export function waysToSay(material: Material, fact: Fact, index: number): string[] {
  const { language, tone, voice } = material
  const { all, ...tones } = language.facts
  const framed = fillAll([...tones[tone], ...all], material, { fact })
  return [sentence(fact), ...rotate(framed, voice + index * 3)]
}

/** A fact as a sentence of its own, in its words. */
export function sentence({ text }: Fact): string {
  return /[.!?؟]$/.test(text) ? upperFirst(text) : `${upperFirst(text)}.`
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
    case 'label': {
      const label = fact && labelOf(fact)
      return label && low(label)
    }
    case 'idea':
      return idea && low(idea)
    case 'Idea':
      return idea && upperFirst(idea)
  }
}
