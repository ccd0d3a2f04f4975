import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBreaches } from '#rules/find-breaches.ts'
import { findPageBreaches, sayToPage } from '#rules/find-page-breaches.ts'
import { judgeText } from '#rules/judge-text.ts'
import type { WordRule } from '#rules/rule.ts'
import { readThemes } from '#rules/themes.ts'

const themes = readThemes()
const rules = themes.flatMap((theme) => theme.rules)
const names = ['en', 'ar'] as const

/** The ids of the rules that a text breaks, where it is all that a page says. */
function idsIn(text: string, { scope, brand = 'ENBD' }: WordRule): string[] {
  const found =
    scope === 'page'
      ? findPageBreaches([sayToPage(judgeText(text))], { brand })
      : findBreaches(text, { brand })
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

/** What the rules find in each line of a file in `statements/`: words, and where it matters the brand. */
function breachesIn(file: string) {
  const lines = readFileSync(`test/rules/statements/${file}.txt`, 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [text = '', brand] = line.split('\t')
      return { text, breaches: findBreaches(text, { brand: brand === 'EI' ? 'EI' : 'ENBD' }) }
    })
}

test.each(names)('of improper statements (%s) at least 95 in 100 are found', (name) => {
  const lines = breachesIn(`improper.${name}`)
  const found = lines.filter(({ breaches }) => breaches.length > 0)
  expect(found.length / lines.length).toBeGreaterThanOrEqual(0.95)
})

test.each(names)('what is denied, asked, quoted or meant otherwise (%s) passes', (name) => {
  const wrong = breachesIn(`proper.${name}`).filter(({ breaches }) => breaches.length > 0)
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test.each(names)('of ordinary copy (%s) at most 1 in 100 has a warning, and none is blocked', (name) => {
  const lines = breachesIn(`ordinary.${name}`)
  const warned = lines.filter(({ breaches }) => breaches.length > 0)
  const blocked = warned.filter(({ breaches }) => breaches.some(({ rule }) => rule.severity === 'block'))
  expect(warned.length / lines.length).toBeLessThanOrEqual(0.01)
  expect(blocked.map(({ text }) => text)).toEqual([])
})
