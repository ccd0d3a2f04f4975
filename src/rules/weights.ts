import { z } from 'zod'
import weights from '../../catalogue/rules/weights.json' with { type: 'json' }

/** How much each word speaks for or against a passage. Words that weigh the same stand in one line. */
const weightsSchema = z.strictObject({
  about: z.string(),
  /** What is sharper than this warns by itself. */
  warnsAbove: z.number(),
  /** What is milder than this is not warned of. */
  passesBelow: z.number(),
  en: z.strictObject({ start: z.number(), points: z.record(z.string(), z.string()) }),
  ar: z.strictObject({ start: z.number(), points: z.record(z.string(), z.string()) }),
})

type Weights = {
  warnsAbove: number
  passesBelow: number
  start: { en: number; ar: number }
  points: ReadonlyMap<string, number>
}

let known: Weights | undefined

/** Read when they are first asked for. */
export function readWeights(): Weights {
  known ??= read()
  return known
}

function read(): Weights {
  const { warnsAbove, passesBelow, en, ar } = weightsSchema.parse(weights)
  const points = [en, ar].flatMap((language) =>
    Object.entries(language.points).flatMap(([each, words]) =>
      words.split(' ').map((word) => [word, Number(each)] as const),
    ),
  )
  return { warnsAbove, passesBelow, start: { en: en.start, ar: ar.start }, points: new Map(points) }
}
