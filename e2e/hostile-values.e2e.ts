import { expect, test } from '@playwright/test'
import { components, findHarm } from '../test/hostile-pages.ts'
import { hostileAddresses, hostileTexts, targetsOf } from '../test/hostile-values.ts'

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
