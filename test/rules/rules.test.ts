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
function idsIn(text: string, { scope, brand = 'ENBD', language = 'en', products = [] }: WordRule): string[] {
  const page = { brand, locale: `${language}-AE`, product: products[0] } as const
  const found =
    scope === 'page'
      ? findPageBreaches([sayToPage(judgeText(text))], { ...page, printed: [] })
      : findBreaches(text, page)
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

/** What the rules find in each seventh line of a file of statements: words, and where it matters the brand. */
function breachesIn(file: string) {
  const lines = readFileSync(`catalogue/rules/statements/${file}.txt`, 'utf8').split('\n')
  return lines
    .filter((line, at) => at % 7 === 0 && line.trim() !== '')
    .map((line) => {
      const [text = '', brand, rule = ''] = line.split('\t')
      return { text, rule, breaches: findBreaches(text, { brand: brand === 'EI' ? 'EI' : 'ENBD' }) }
    })
}

type Line = ReturnType<typeof breachesIn>[number]

const shareOf = (lines: readonly Line[], holds: (line: Line) => boolean) =>
  lines.filter(holds).length / lines.length

// What rules have learnt from says little about what they have not: that is measured on statements of other hands.
test.each(names)('of improper statements (%s) most are found', (name) => {
  expect(shareOf(breachesIn(`improper.${name}`), ({ breaches }) => breaches.length > 0)).toBeGreaterThan(0.85)
})

test.each(names)('what is improper by its tone (%s) is told as what it is, or as nothing certain', (name) => {
  const learnt = new Set(rules.filter(({ check }) => check === 'weight').map(({ id }) => id))
  const named = (line: Line) => line.breaches.filter(({ rule }) => learnt.has(rule.id) && rule.id !== unnamed)
  const told = breachesIn(`improper.${name}`).filter(
    (line) => learnt.has(line.rule) && named(line).length > 0,
  )
  const isRight = (line: Line) => named(line).some(({ rule }) => rule.id === line.rule)
  expect(shareOf(told, isRight)).toBeGreaterThan(0.8)
})

const unnamed = 'sounds-improper'

test.each(names)('what is denied, asked, quoted or meant otherwise (%s) mostly passes', (name) => {
  expect(shareOf(breachesIn(`proper.${name}`), ({ breaches }) => breaches.length > 0)).toBeLessThan(0.06)
})

test.each(names)('of ordinary copy (%s) hardly any has a warning or is blocked', (name) => {
  const lines = breachesIn(`ordinary.${name}`)
  expect(shareOf(lines, ({ breaches }) => breaches.length > 0)).toBeLessThan(0.02)
  const isBlocked = ({ breaches }: Line) => breaches.some(({ rule }) => rule.severity === 'block')
  expect(shareOf(lines, isBlocked)).toBeLessThan(0.007)
})
