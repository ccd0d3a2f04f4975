import type { WritingBrief } from '#content/writing/writing.ts'
import { readAsked } from '../brief/asked.ts'
import { readBrief } from '../brief/read-brief.ts'
import { headWords } from '../draft-writer/text.ts'
import { readTopic } from '../draft-writer/topic.ts'
import type { FactKind } from './fact-kind.ts'
import { type FactPlace, type PlannedSection, placesOf, type Use } from './places.ts'
import { hasOneOf, type ToldFact, toldFacts } from './told-facts.ts'

export type PageToPlan = {
  brief: WritingBrief
  sections: readonly PlannedSection[]
  isIslamic: boolean
  /** As in ISO 8601, in the bank's zone: facts whose last day is over stand nowhere. */
  today?: string | undefined
  /** At which of the facts the plan begins: for a section that is planned by itself. */
  turn?: number
}

/** The facts that each place is for, by its key, in the words of their statements. A place without one has none left. */
export type FactPlan = ReadonlyMap<string, readonly string[]>

/** So often a fact stands on a page, questions and figures apart. */
const mostMentions = 2

/**
 * Which fact of the brief stands where: each where its kind belongs, costs and conditions before anything is said a
 * second time. Questions are answered from all of them. The same page and brief always give the same plan.
 */
export function planFacts({ brief, sections, isIslamic, today, turn = 0 }: PageToPlan): FactPlan {
  const told = toldFacts({ brief, isIslamic, today })
  const facts = [
    ...told.slice(turn % Math.max(1, told.length)),
    ...told.slice(0, turn % Math.max(1, told.length)),
  ]
  const places = placesOf(sections, readTopic(brief.topic, [])?.name ?? brief.topic)
  const wishes = sections.map(({ instanceId }) => wishesOf(brief, instanceId))
  const plan = new Map<string, ToldFact[]>(places.map(({ key }) => [key, []]))
  const ordinary = places.filter(({ use }) => use !== 'question')
  const sectionsOf = new Map<ToldFact, number[]>(facts.map((fact) => [fact, []]))

  // Proofs are the hardest to please, and only a promise comes before them.
  place({ least: 3, mentions: 0, isFree: isEmpty, of: /promise$/ })
  place({ least: 3, mentions: 0, isFree: isEmpty, of: /^proof-/ })
  place({ least: 3, mentions: 0, isFree: isEmpty })
  place({ least: 1, mentions: 0, isFree: isEmpty })
  place({ least: 1, mentions: 0, isFree: hasRoom })
  place({ least: 3, mentions: 1, isFree: isEmpty })
  place({ least: 1, mentions: 1, isFree: isEmpty })
  answer()
  return new Map([...plan].map(([key, own]) => [key, own.map(({ text }) => text)]))

  type Pass = { least: number; mentions: number; isFree: (place: FactPlace) => boolean; of?: RegExp }

  /** One pass over the page, from its beginning: the best fact that was said so often is put into each place that is free. */
  function place({ least, mentions, isFree, of = /./ }: Pass) {
    for (const each of ordinary.filter(({ use }) => of.test(use))) {
      while (isFree(each)) {
        const best = bestFor(each, least, mentions)
        if (!best) break
        plan.get(each.key)?.push(best)
        sectionsOf.get(best)?.push(each.section)
        if (isFree === isEmpty) break
      }
    }
  }

  function bestFor(each: FactPlace, least: number, mentions: number): ToldFact | undefined {
    const left = each.room - lengthIn(plan.get(each.key))
    const wish = wishes[each.section]
    const rated = facts.flatMap((fact) => {
      const fits = fact.text.length <= left && countMentions(fact) === mentions && mentions < mostMentions
      if (!fits || sectionsOf.get(fact)?.includes(each.section) || (wish && hasOneOf(fact.text, wish.never)))
        return []
      const asked = wish ? countWords(fact.text, wish.first) * 10 : 0
      const rate = rateFor(each.use, fact)
      return rate >= least ? [{ fact, rate: rate + asked }] : []
    })
    return rated.sort((one, other) => other.rate - one.rate)[0]?.fact
  }

  function answer() {
    const open = places.filter(({ use }) => use === 'question')
    const waiting = facts
      .toSorted((one, other) => asked.indexOf(one.kind) - asked.indexOf(other.kind))
      .toSorted((one, other) => Number(countMentions(one) > 0) - Number(countMentions(other) > 0))
      .filter(({ text }) => text.length < Math.max(0, ...open.map(({ room }) => room)))
    for (const [index, each] of open.entries()) {
      const fact = waiting[index]
      if (fact) plan.get(each.key)?.push(fact)
    }
  }

  function isEmpty({ key }: FactPlace): boolean {
    return plan.get(key)?.length === 0
  }

  function hasRoom({ key, most }: FactPlace): boolean {
    return (plan.get(key)?.length ?? 0) < most
  }

  function countMentions(fact: ToldFact): number {
    return sectionsOf.get(fact)?.length ?? 0
  }
}

function wishesOf(brief: WritingBrief, instanceId: string) {
  const { componentContexts } = brief
  const instruction = Object.hasOwn(componentContexts, instanceId)
    ? (componentContexts[instanceId] ?? '')
    : ''
  return readAsked(brief, instruction, readBrief(brief).asked)
}

function countWords(text: string, words: readonly string[]): number {
  const own = headWords(text)
  return words.filter((word) => own.includes(word)).length
}

function lengthIn(facts: readonly ToldFact[] = []): number {
  return facts.reduce((sum, { text }) => sum + text.length + 2, 0)
}

/** What people ask about first. */
const asked: readonly FactKind[] = [
  'fee',
  'rate',
  'condition',
  'amount',
  'reward',
  'time',
  'travel',
  'access',
  'security',
  'people',
  'general',
]

/** How well a fact suits a place; 0 where it does not. */
function rateFor(use: Use, { kind, isPrice, hasFigures }: ToldFact): number {
  const isTerm = isPrice || kind === 'condition'
  switch (use) {
    case 'plain-promise':
      return hasFigures || isTerm ? 0 : draw[kind]
    case 'promise':
      return isTerm ? 0 : draw[kind]
    case 'lead':
      return isTerm ? 1 : draw[kind]
    case 'item':
      return isTerm ? 2 : draw[kind]
    case 'details':
    case 'list':
      return isTerm ? 5 : 4
    case 'next':
      return isTerm ? 5 : later[kind]
    case 'line':
      return 2
    case 'question':
      return 0
    default:
      return proofs[use].includes(kind) && !isPrice ? 5 : 0
  }
}

const draw: Record<FactKind, number> = {
  reward: 5,
  rate: 5,
  amount: 4,
  travel: 4,
  fee: 4,
  time: 4,
  general: 4,
  access: 3,
  security: 3,
  people: 3,
  condition: 1,
}

/** What is for whoever goes on from here. */
const later: Record<FactKind, number> = {
  ...{ condition: 5, fee: 5, time: 4, access: 4, people: 4, rate: 2 },
  ...{ amount: 2, security: 2, reward: 1, travel: 1, general: 1 },
}

const proofs: Record<Extract<Use, `proof-${string}`>, readonly FactKind[]> = {
  'proof-safety': ['security'],
  'proof-speed': ['time'],
  'proof-cost': ['fee', 'reward', 'rate'],
  'proof-phone': ['access'],
}
