import { rememberLast } from '#base/remember-last.ts'
import { stateFigures } from '#figures/claim-subject.ts'
import { claimsOf } from '#figures/claims.ts'
import type { Mention } from '#figures/figure.ts'
import { readSentence } from '#figures/read-sentence.ts'
import { type Scope, scopeOf } from '#figures/scope.ts'
import { conditionsIn } from './condition.ts'
import type { Fact, FactFigure } from './fact.ts'

/** What a statement of a brief says. While somebody types, most statements stay as they are. */
export const readFact: (statement: string) => Fact = rememberLast(400, (text) => {
  const sentence = readSentence(text)
  return {
    text,
    figures: stateFigures(sentence).map(
      ({ subject, ...found }): FactFigure => ({
        figure: found.figure,
        ...(subject !== undefined && { about: subject }),
        narrowed: namesIn(scopeOf(sentence, found)),
      }),
    ),
    none: claimsOf(text).flatMap(({ subject, said, scope }) =>
      said === 'none' ? [{ about: subject, narrowed: namesIn(scope) }] : [],
    ),
    conditions: conditionsIn(text),
    ...daysOf(text, sentence.mentions),
  }
})

/** What stands in no table is not named: it is in the words of the line. */
function namesIn({ narrowed }: Scope): string[] {
  return [...new Set(narrowed.map(({ name }) => name))].filter((name) => !name.startsWith('for '))
}

function daysOf(text: string, mentions: readonly Mention[]): Pick<Fact, 'validFrom' | 'validTo'> {
  for (const mention of mentions) {
    if (mention.kind !== 'date') continue
    const { value, bound } = mention
    if (typeof value === 'object') return { validFrom: value.from, validTo: value.to }
    if (bound === 'max' || (bound === 'exact' && ending.test(text))) return { validTo: value }
    if (bound === 'from' || bound === 'min') return { validFrom: value }
  }
  return {}
}

const ending =
  /\b(?:ends?|ended|ending|expires?|expired|finished|closes|closing|last day|deadline|draws? (?:is )?on|drawn on)\b|السحب (?:في|يوم|بتاريخ)|سحب يوم|ينتهي|تنتهي|انتهى|انتهت|انتهاء|آخر يوم|اخر يوم/i
