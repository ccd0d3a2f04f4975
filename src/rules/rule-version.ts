import { sha256Hex } from '#base/sha256-hex.ts'
import type { WordRule } from './rule.ts'
import { ruleSet } from './rule-set.ts'
import { sharedWords } from './themes.ts'

/** Eight hex digits that are others as soon as anything of the rule is. */
export function versionOfRule(rule: WordRule): string {
  return digestOf(rule).slice(0, 8)
}

/** Sixteen of all rules and of the words that they share. */
export function versionOfRules(): string {
  return digestOf([ruleSet().rules, sharedWords()]).slice(0, 16)
}

/** Examples decide nothing, and the browser has none of them. */
function digestOf(data: unknown): string {
  return sha256Hex(JSON.stringify(data, (key, value) => (key === 'examples' ? noExamples : value)))
}

const noExamples = { bad: { en: [], ar: [] }, good: { en: [], ar: [] } }
