import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBreaches } from '#rules/find-breaches.ts'
import { findPageBreaches, readForPage } from '#rules/find-page-breaches.ts'
import type { WordRule } from '#rules/rule.ts'
import { readThemes } from '#rules/themes.ts'

const themes = readThemes()
const rules = themes.flatMap((theme) => theme.rules)
const names = ['en', 'ar'] as const

/** The ids of the rules that a text breaks, where it is all that a page says. */
function idsIn(text: string, { scope, brand = 'ENBD' }: WordRule): string[] {
  const found =
    scope === 'page' ? findPageBreaches([readForPage(text)], { brand }) : findBreaches(text, { brand })
  return found.map(({ rule }) => rule.id)
}

test.each(rules)('$id finds its bad examples and passes its good ones', (rule) => {
  const { bad, good } = rule.examples
  const missed = names.flatMap((name) => bad[name]).filter((text) => !idsIn(text, rule).includes(rule.id))
  const wrong = names.flatMap((name) => good[name]).filter((text) => idsIn(text, rule).includes(rule.id))
  expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
})

test('every rule has an id of its own', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

test('a wording that is proposed breaks no rule itself', () => {
  const proposed = rules.flatMap(({ wording, ...rule }) =>
    names.map((name) => ({ rule, text: wording?.[name] ?? '' })),
  )
  const broken = proposed.filter(({ rule, text }) => findBreaches(text, { brand: rule.brand }).length > 0)
  expect(broken.map(({ text }) => text)).toEqual([])
})

test('every file of rules is read', () => {
  const files = globSync('catalogue/rules/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')).theme)
  expect(new Set(files.filter(Boolean))).toEqual(new Set(themes.map(({ theme }) => theme)))
})

/** Lines of a file in `statements/`: words, and where it matters the brand. */
const linesOf = (file: string) =>
  readFileSync(`test/rules/statements/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

test.each(['improper.en', 'improper.ar'])('of %s at least 85 in 100 are found', (file) => {
  const lines = linesOf(file)
  const found = lines.filter((line) => findBreaches(line, { brand: undefined }).length > 0)
  expect(found.length / lines.length).toBeGreaterThanOrEqual(0.85)
})

test.each(['proper.en', 'proper.ar'])('%s has nothing that is taken for improper', (file) => {
  expect(linesOf(file).filter((line) => findBreaches(line, { brand: undefined }).length > 0)).toEqual([])
})
