import { expect } from '@playwright/test'
import type { Component } from '#catalogue/manifest.ts'
import { components, findHarm, type Render, renderPageOf } from '../test/hostile-pages.ts'
import { hostileAddresses, hostileTexts, targetsOf } from '../test/hostile-values.ts'
import { findLiveHarm } from './hostile-live.ts'
import { test } from './the-browser.ts'

/** `npm run test:values` tries 10,000 random ones as well. */
const attempts = [
  { aim: 'texts', locale: 'en-AE', values: hostileTexts },
  { aim: 'everything', locale: 'ar-AE', values: [...hostileTexts.slice(0, 5), ...hostileAddresses] },
] as const

for (const { aim, locale, values } of attempts) {
  test(`hostile ${aim} stay what they are: words on the page`, async ({ page }) => {
    test.setTimeout(60_000)
    const harm: string[] = []
    for (const component of targetsOf(components)) {
      harm.push(...(await findHarm(page, component, { aim, locale }, values)))
    }
    expect(harm).toEqual([])
  })
}

test('hostile values stay words while the page is edited', async ({ page }) => {
  test.setTimeout(180_000)
  const values = [...hostileTexts.slice(0, 12), ...hostileAddresses]
  expect(await findLiveHarm(page, targetsOf(components), { locale: 'en-AE', values })).toEqual([])
})

test('values that are put out as they are, in text or in a style, are found to do harm', async ({ page }) => {
  const values = [
    '<script>hacked()</script>',
    '<img alt="" src="x" onerror="hacked()">',
    '<b style="background:url(https://evil.example/css)">x</b>',
    '<a href="javascript:hacked()">x</a>',
  ]
  const texts = await findHarm(page, componentOf('HBR001'), { ...inTexts, render: asTheyAre }, values)
  for (const found of [
    'opened a dialog: hacked',
    'asked for http://page.example/x',
    'asked for https://evil.example/css',
    'gave the element script',
    'gave the attribute onerror',
    'gave the address javascript:hacked()',
    'changed what the section is made of',
  ])
    expect(texts.join('\n')).toContain(found)

  const render: Render = (...page) =>
    renderPageOf(...page).replace(
      /--value:50(?![\s\S]*--value:50)/,
      '$&;background:url(//evil.example/style)',
    )
  const styles = await findHarm(page, componentOf('HBR003'), { ...inTexts, render }, ['Plain words'])
  expect(styles.map((each) => each.replace(/^.*?: /, ''))).toEqual([
    'asked for http://evil.example/style',
    '"Plain words" changed what the section is made of',
  ])
})

const inTexts = { aim: 'texts', locale: 'en-AE' } as const

/** A page of the same templates, into which nothing was escaped. */
const asTheyAre: Render = (component, attempt, values) =>
  values.reduce(
    (html, value, index) => html.replaceAll(`value${index}.`, () => value),
    renderPageOf(
      component,
      attempt,
      values.map((_, index) => `value${index}.`),
    ),
  )

function componentOf(code: string): Component {
  const component = components.find((each) => each.code === code)
  if (!component) throw new Error(`${code} is not in the catalogue`)
  return component
}
