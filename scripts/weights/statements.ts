import { readFileSync } from 'node:fs'

/** `rule`: the id of the rule that it breaks, where that is known; `count`: as how many statements it counts. */
export type Statement = { text: string; isImproper: boolean; rule?: string; count?: number }

/** What people wrote for the rules: a statement a line, with the brand that it is of and the rule that it is about. */
export function listStatements(language: 'en' | 'ar'): Statement[] {
  return ['improper', 'proper', 'ordinary'].flatMap((kind) =>
    readFileSync(`catalogue/rules/statements/${kind}.${language}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [text = '', , rule = ''] = line.split('\t')
        return { text, isImproper: kind === 'improper', ...(rule && { rule }) }
      }),
  )
}
