import { expect, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import { canvas, openBuilder, outline, section, sections, takeBack } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'FAQ001', 'FTR001-ENBD']

test('in a narrow window the panels are drawers', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 })
  await openBuilder(page, codes)

  await test.step('a drawer goes when the focus goes to the page below it', async () => {
    await show(page).click()
    await expect(searchBox(page)).toBeFocused()
    await section(page, 'Hero banner').focus()
    await expect(searchBox(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expectUncovered(page)

    await outline(page).getByRole('button', { name: 'Show outline' }).click()
    await expect(outline(page).getByRole('button', { name: 'Hide outline' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await section(page, 'Hero banner').focus()
    await expect(outline(page).getByRole('button', { name: 'Show outline' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expectUncovered(page)
  })

  await test.step('a component that is added from a drawer is seen at once', async () => {
    await show(page).click()
    await page.keyboard.type('abs001')
    await page.keyboard.press('Enter')
    await expect(sections(page)).toHaveCount(5)
    await expect(section(page, 'Benefit list')).toBeFocused()
    await expectUncovered(page)
  })
  await takeBack(page)

  await test.step('Escape closes a drawer from wherever the focus is', async () => {
    await show(page).click()
    await page.keyboard.type('faq')
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(show(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(searchBox(page)).toBeFocused()
    const commands = page.getByRole('banner').getByRole('button', { name: 'Commands' })
    await commands.focus()
    await page.keyboard.press('Escape')
    await expect(show(page)).toBeVisible()
    await expect(commands).toBeFocused()
  })

  await test.step('a drawer is no lasting choice', async () => {
    await show(page).click()
    await page.reload()
    await expect(sections(page)).toHaveCount(4)
    await expect(show(page)).toBeVisible()
  })
})

test('the bar and the panels fit the window', async ({ page }) => {
  await openBuilder(page, codes)

  await test.step('in a wide window the panels stay, and Escape leaves them', async () => {
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toBeVisible()
    await expect(outline(page).getByRole('button', { name: 'Hide outline' })).toBeVisible()
  })

  await test.step('at 375 px the bar is two rows', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(88)
  })

  await test.step('at 1024 px the bar is one row with title and user, and the library as wide as anywhere', async () => {
    await page.setViewportSize({ width: 1024, height: 800 })
    const bar = page.getByRole('banner')
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(57)
    for (const words of ['Webpage Builder', 'marketing', 'AI Generate', 'Export']) {
      const box = await bar.getByText(words, { exact: true }).boundingBox()
      expect(box?.width, words).toBeGreaterThan(30)
    }
    const edge = page.getByRole('separator', { name: 'Width of the component library' })
    await edge.focus()
    await page.keyboard.press('End')
    await expect(edge).toHaveAttribute('aria-valuenow', '800')
    await expect(edge).toHaveAttribute('aria-valuemax', '800')
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Tab')
    await expectUncovered(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    await expectNoViolations(page)
  })
})

test('at every width no bar of a section covers the header, and each shows the name', {
  tag: '@long',
}, async ({ page }) => {
  await openBuilder(page, codes)
  for (const width of [1440, 1024, 768, 375]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      // Sections take their new height a moment after the window does.
      await expect(async () => {
        const header = await section(page, 'Header (Emirates NBD)').boundingBox()
        for (const name of ['Header (Emirates NBD)', 'Hero banner', 'Frequently asked questions']) {
          await section(page, name).focus()
          const bar = section(page, name).locator('[data-section-bar] > div')
          const { y = 0 } = (await bar.boundingBox()) ?? {}
          expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 4)
          const shown = await bar.getByText(name, { exact: true }).evaluate((words) => words.clientWidth)
          expect(shown).toBeGreaterThan(60)
          await section(page, 'Header (Emirates NBD)').evaluate((element) => element.scrollIntoView())
        }
      }).toPass({ timeout: 10_000 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectNoViolations(page)
    })
  }
})

function show(page: Page) {
  return page.getByRole('button', { name: 'Show component library' })
}

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search components' })
}

/** Nothing lies over what has the focus. */
async function expectUncovered(page: Page) {
  await expect(canvas(page).locator(':focus')).toHaveCount(1)
  const isUncovered = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { left, top, width, height } = focused.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 30))
    return focused.contains(above)
  })
  expect(isUncovered).toBe(true)
}
