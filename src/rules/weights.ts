import { type PointLines, type Points, readPoints } from '#learnt/points.ts'
import weights from '../../catalogue/rules/weights.json' with { type: 'json' }

type OfLanguage = {
  start: number
  points: Points
  /** By which an improper passage is known as what one rule is about. */
  rules: ReadonlyMap<string, Points>
}

type Weights = {
  /** What is sharper than this warns by itself. */
  warnsAbove: number
  /** In what is milder than this phrases say nothing. */
  passesBelow: number
  en: OfLanguage
  ar: OfLanguage
}

let known: Weights | undefined

/** Read when they are first asked for. */
export function readWeights(): Weights {
  known ??= read()
  return known
}

function read(): Weights {
  const { warnsAbove, passesBelow, en, ar } = weights
  return { warnsAbove, passesBelow, en: readLanguage(en), ar: readLanguage(ar) }
}

type GivenLanguage = { start: number; points: PointLines; rules: Record<string, PointLines> }

function readLanguage({ start, points, rules }: GivenLanguage): OfLanguage {
  const ofRules = Object.entries(rules).map(([id, each]) => [id, readPoints(each)] as const)
  return { start, points: readPoints(points), rules: new Map(ofRules) }
}
