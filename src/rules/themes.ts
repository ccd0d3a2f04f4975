import { z } from 'zod'
import claims from '../../catalogue/rules/claims.json' with { type: 'json' }
import comparisons from '../../catalogue/rules/comparisons.json' with { type: 'json' }
import conventionalTerms from '../../catalogue/rules/conventional-terms.json' with { type: 'json' }
import credit from '../../catalogue/rules/credit.json' with { type: 'json' }
import form from '../../catalogue/rules/form.json' with { type: 'json' }
import islamicTerms from '../../catalogue/rules/islamic-terms.json' with { type: 'json' }
import pressure from '../../catalogue/rules/pressure.json' with { type: 'json' }
import rates from '../../catalogue/rules/rates.json' with { type: 'json' }
import sound from '../../catalogue/rules/sound.json' with { type: 'json' }
import wholePage from '../../catalogue/rules/whole-page.json' with { type: 'json' }
import words from '../../catalogue/rules/words.json' with { type: 'json' }
import { type SharedWords, themeSchema, wordsSchema } from './rule.ts'

/** All files of rules, in the order in which they are told. Another theme is one line more. */
export function readThemes() {
  return read(z.array(themeSchema), [
    claims,
    credit,
    rates,
    islamicTerms,
    conventionalTerms,
    comparisons,
    pressure,
    form,
    sound,
    wholePage,
  ])
}

let shared: SharedWords | undefined

/** What all rules share; read once. */
export function sharedWords(): SharedWords {
  shared ??= read(wordsSchema, words)
  return shared
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(`The rules are not valid. ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
