import { expect, type Page } from '@playwright/test'
import { withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { components, idsOnPage, openDraft, section } from './the-builder.ts'
import { findViolations, tags } from './the-pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const codes = components.map(({ code }) => code).filter((code) => !/^(HDR|FTR)/.test(code))

for (const [brand, locale, isLong] of [
  ['EI', 'ar-AE', false],
  ['ENBD', 'en-AE', true],
] as const) {
  test(`everybody can use what stands in the frame, also while it is edited: ${brand}, ${locale}`, {
    tag: isLong ? '@long' : [],
  }, async ({ page }) => {
    test.setTimeout(120_000)
    const draft = writtenDraft('all', [`HDR001-${brand}`, ...codes, `FTR001-${brand}`], locale)
    await openDraft(page, withPending(draft, 'HBR-0001', 'title'))
    const frame = page.frameLocator('iframe[title=Page]')
    await expect(frame.locator('.hbr001 h1')).toBeVisible()
    for (const id of await idsOnPage(page))
      await section(page, id).evaluate((element) => element.scrollIntoView())
    expect(await violationsInFrame(page), 'at rest').toEqual([])

    await section(page, /CAR-0002$/).focus()
    await page.keyboard.press('Enter')
    await expect(frame.locator('[contenteditable]')).toBeVisible()
    expect(await violationsInFrame(page), 'a text is typed').toEqual([])
    await page.keyboard.press('Escape')

    await frame.locator('.fwdrte001-text').click()
    await expect(frame.locator('.ProseMirror')).toBeVisible()
    expect(await violationsInFrame(page), 'a rich text is typed').toEqual([])
  })
}

/** The frame lets no script run, axe's neither: the same document is looked at in a page of its own. */
async function violationsInFrame(page: Page) {
  const html = await page
    .frameLocator('iframe[title=Page]')
    .locator('html')
    .evaluate(({ ownerDocument: shown, outerHTML }) => {
      const css = shown.adoptedStyleSheets.flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      )
      return `<!doctype html>${outerHTML.replace('</head>', () => `<style>${css.join('\n')}</style></head>`)}`
    })
  const alone = await page.context().newPage()
  await alone.setViewportSize({ width: 1280, height: 900 })
  await alone.setContent(html)
  const { violations } = await findViolations(alone, 'html', tags)
  await alone.close()
  // Tab goes from value to value, which scrolls what they stand in.
  return violations.filter(([id]) => id !== 'scrollable-region-focusable')
}
