import { z } from 'zod'
import { type Points, pointsSchema, readPoints } from '#learnt/points.ts'
import weights from '../../catalogue/rules/weights.json' with { type: 'json' }

const languageSchema = z.strictObject({
  start: z.number(),
  points: pointsSchema,
  /** By which an improper passage is known as what one rule is about. */
  rules: z.record(z.string(), pointsSchema),
})

const weightsSchema = z.strictObject({
  about: z.string(),
  /** What is sharper than this warns by itself. */
  warnsAbove: z.number(),
  /** In what is milder than this phrases say nothing. */
  passesBelow: z.number(),
  en: languageSchema,
  ar: languageSchema,
})

type OfLanguage = { start: number; points: Points; rules: ReadonlyMap<string, Points> }
type Weights = { warnsAbove: number; passesBelow: number; en: OfLanguage; ar: OfLanguage }

let known: Weights | undefined

/** Read when they are first asked for. */
export function readWeights(): Weights {
  known ??= read()
  return known
}

function read(): Weights {
  const { warnsAbove, passesBelow, en, ar } = weightsSchema.parse(weights)
  return { warnsAbove, passesBelow, en: readLanguage(en), ar: readLanguage(ar) }
}

function readLanguage({ start, points, rules }: z.infer<typeof languageSchema>): OfLanguage {
  const ofRules = Object.entries(rules).map(([id, each]) => [id, readPoints(each)] as const)
  return { start, points: readPoints(points), rules: new Map(ofRules) }
}
