import { accept, type Result, refuse } from '#base/result.ts'
import { type Blocking, findSource, isEnough, isSameName } from '#checks/waivers/waived.ts'
import { texts } from '#texts/cli.ts'

/** Who answers for what rules forbid, and why, by the id of the rule. */
export type Answers = { by: string; second: string; reasons: ReadonlyMap<string, string> }

type Given = { waive?: string[] | undefined; 'waive-by'?: string | undefined; second?: string | undefined }

/** `--waive rule=reason`, as often as there are rules, with `--waive-by` and, for what is law, `--second`. */
export function readAnswers(given: Given): Result<Answers | undefined, string> {
  const { waive = [], second = '' } = given
  const by = given['waive-by'] ?? ''
  if (waive.length === 0) {
    return by === '' && second === '' ? accept(undefined) : refuse(texts.nothingWaived)
  }
  const reasons = new Map<string, string>()
  for (const each of waive) {
    const [, rule = '', reason = ''] = /^([^=]+)=(.*)$/s.exec(each) ?? []
    if (rule.trim() === '' || reason.trim() === '') return refuse(texts.waive)
    if (!findSource(rule.trim())) return refuse(texts.unknownRule(rule.trim()))
    reasons.set(rule.trim(), reason.trim())
  }
  if (by.trim() === '') return refuse(texts.waiveBy)
  if (isSameName(by, second)) return refuse(texts.secondIsSame)
  return accept({ by: by.trim(), second: second.trim(), reasons })
}

export function isAnswered({ rule, isLaw }: Blocking, answers: Answers | undefined): boolean {
  if (!answers) return false
  return answers.reasons.has(rule) && isEnough(answers, isLaw)
}
