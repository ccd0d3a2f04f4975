import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Draft } from '#content/draft/draft.ts'
import { setLocale } from '#content/draft/draft-operations.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { emptyDraft, manifest, withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { canvas, idsOnPage, listen, openDraft, outline, section, takeBack } from './the-builder.ts'
import { add, expectNoViolations } from './the-pages.ts'
import { expectEnd, fillBrief, generate } from './the-writing.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001', 'FTR001-ENBD']
const written = writtenDraft('gold-card', codes)
const bodies = manifest.components
  .map(({ code }) => code)
  .filter((code) => !isHeader(code) && !isFooter(code))

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('the page itself', () => {
  for (const [brand, locale] of [
    ['ENBD', 'en-AE'],
    ['EI', 'ar-AE'],
  ] as const) {
    test(`every section stands behind its box: ${brand}, ${locale}`, async ({ page }) => {
      const all = [`HDR001-${brand}`, ...bodies, `FTR001-${brand}`]
      await openLive(page, inLocale(writtenDraft('all', all), locale))
      const frame = live(page)
      await expect(frame.locator('html')).toHaveAttribute('lang', locale)
      await expect(frame.locator('html')).toHaveClass(`brand-${brand.toLowerCase()}`)
      await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)

      await section(page, /^Footer/).evaluate((element) => element.scrollIntoView())
      await expect(frame.locator('footer')).toBeInViewport()
      await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)
    })
  }

  test('pending and long values are marked around the words, and accepted ones alone can be shown', async ({
    page,
  }) => {
    await openLive(page, withPending(written, 'HBR-0001', 'title'))
    const title = live(page).locator('.hbr001 h1')
    await expect(title).toHaveAttribute('data-status', 'pending')
    await expect(title).toHaveText(/./)

    await choose(page, 'Accepted only')
    await expect(title).toHaveCount(0)
    await choose(page, 'All written')
    await expect(title).toHaveCount(1)

    for (const [screen, width] of [
      ['Tablet', 768],
      ['Phone', 375],
      ['Desktop', 1280],
    ] as const) {
      await choose(page, screen)
      await expect
        .poll(() =>
          live(page)
            .locator('html')
            .evaluate(() => innerWidth),
        )
        .toBe(width)
    }
  })
})

test('sections are pointed at, moved, dragged, walked and read on the page', async ({ page }) => {
  await openLive(page, written)

  await test.step('moves, deletions and undo are seen on the page', async () => {
    await section(page, 'FAQ-0001').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => orderInFrame(page)).toEqual(await idsOnPage(page))
    expect((await idsOnPage(page))[2]).toBe('FAQ-0001')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => orderInFrame(page)).toEqual(await idsOnPage(page))
    expect((await idsOnPage(page))[3]).toBe('FAQ-0001')
    await page.keyboard.press('Delete')
    await expect(live(page).locator('.faq001')).toHaveCount(0)
    await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)
  })
  await takeBack(page)

  await test.step('a section in which nothing is written says what belongs there, and one left out says so', async () => {
    await add(page, 'Image and content')
    await expect(live(page).locator('[data-instance="IMG-0001"]')).toBeAttached()
    await choose(page, 'Accepted only')
    await expect(section(page, 'IMG-0001')).toContainText('it is left out of the page')
    await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)
    await choose(page, 'All written')
  })
  await takeBack(page)

  await test.step('a section is pointed at and selected, and nothing leads away', async () => {
    const title = live(page).locator('.hbr001 h1')
    await title.hover()
    await expect(section(page, 'HBR-0001').getByRole('button', { name: 'Duplicate' })).toBeVisible()
    await live(page)
      .locator('.hbr001')
      .click({ position: { x: 4, y: 4 } })
    await expect(section(page, 'HBR-0001')).toBeFocused()
    await expect(section(page, 'HBR-0001')).toHaveAttribute('data-selected')

    const tabs = page.context().pages().length
    await live(page).locator('.hbr001 a').first().click()
    await expect(live(page).locator('.hbr001 a').first()).toBeFocused()
    expect(page.context().pages()).toHaveLength(tabs)
    await expect(title).toBeVisible()

    const answer = live(page).locator('.faq001 details').first()
    await answer.locator('summary').click({ position: { x: 2, y: 2 } })
    await expect(answer).toHaveAttribute('open')
    await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)
  })
  await takeBack(page)

  await test.step('a section is dragged by its handle over the page', async () => {
    await live(page).locator('.kbs001 h2').hover()
    const handle = await boxOf(section(page, 'KBS-0001').getByRole('button', { name: 'Drag to reorder' }))
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(handle.x + 30, handle.y + 30, { steps: 3 })
    const hero = await boxOf(section(page, 'HBR-0001'))
    await page.mouse.move(hero.x + hero.width / 2, hero.y + hero.height / 4, { steps: 5 })
    await expect(page.locator('[data-drop-line]').first()).toHaveText('after Header (Emirates NBD)')
    await page.mouse.up()
    await expect(section(page, 'Key benefits, 2 of 5, KBS-0001')).toBeFocused()
    await expect.poll(() => orderInFrame(page)).toEqual(await idsOnPage(page))
  })
  await takeBack(page)

  await test.step('Enter leads to the first value of a section, Escape back; keys of the tool hold in the frame', async () => {
    const heard = await listen(page)
    await section(page, 'HDR-0001').focus()
    await page.keyboard.press('Enter')
    await expect.poll(heard).toContain('Nothing opens in this section')
    await section(page, 'FAQ-0001').focus()
    await page.keyboard.press('Enter')
    const title = live(page).locator('.faq001 h2')
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'What do you want to do?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(section(page, 'FAQ-0001')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(section(page, 'FAQ-0001')).toBeFocused()
  })
  await takeBack(page)

  await test.step('an outline row leads to its section, and the canvas can be read by everybody', async () => {
    await outline(page).getByRole('button', { name: 'FAQ-0001' }).click()
    await expect(section(page, 'FAQ-0001')).toBeFocused()
    await expect(live(page).locator('.faq001')).toBeInViewport()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 375, height: 700 })
    await expectNoViolations(page)
  })
})

test.describe('by pointer', () => {
  test('a dialog of the page opens where somebody reads', async ({ page }) => {
    await openLive(page, writtenDraft('dialogs', ['HDR001-EI', 'HBR001', 'KBS001', 'MBS001', 'FTR001-EI']))
    const opener = live(page).locator('.mbs001 [popovertarget]').first()
    await opener.scrollIntoViewIfNeeded()
    await opener.click()
    const dialog = live(page).locator('.modal:popover-open')
    await expect(dialog).toBeInViewport({ ratio: 0.6 })
    // Neither its own section nor another has a bar across it.
    await dialog.hover()
    await live(page).locator('.kbs001 h2').hover({ force: true })
    await expect(canvas(page).locator('[data-section-bar]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await live(page).locator('.mbs001 h2').hover()
    await expect(section(page, 'MBS-0001').getByRole('button', { name: 'Duplicate' })).toBeVisible()
  })

  for (const [brand, locale] of [
    ['ENBD', 'en-AE'],
    ['EI', 'ar-AE'],
  ] as const)
    test(`in a narrow window a section is selected and its texts are not covered: ${brand}, ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await openLive(
        page,
        withPending(
          writtenDraft('narrow', [`HDR001-${brand}`, 'HBR001', 'KBS001'], locale),
          'HBR-0001',
          'title',
        ),
      )
      // There is no room for a desktop, unless somebody wants one.
      await expect(canvas(page).getByRole('radio', { name: 'Phone' })).toBeChecked()
      await section(page, 'HBR-0001').focus()
      const bar = section(page, 'HBR-0001').locator('[data-section-bar] > div')
      const title = live(page).locator('.hbr001 h1')
      expect(await shareOf(bar, title)).toBe(0)
      expect(await shareOf(bar, live(page).locator('header a').first())).toBe(0)
      await expectNoViolations(page)
      await bar.getByRole('button', { name: 'Actions for Hero banner' }).press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
      await page.keyboard.press('Escape')

      const mark = section(page, 'HBR-0001').getByTitle('Has content written by AI')
      expect(await shareOf(mark, page.getByTitle('Page', { exact: true }))).toBe(0)
      await expect(mark).toBeInViewport({ ratio: 1 })

      await title.click()
      await expect(title).toBeFocused()
      const valueBar = page.getByRole('region', { name: /^What can be done/ })
      await expect(valueBar).toBeInViewport({ ratio: 1 })
      await expect.poll(() => shareOf(valueBar, title)).toBe(0)
      expect(await shareOf(valueBar, live(page).locator('header a').first())).toBe(0)

      await choose(page, 'Desktop')
      await page.reload()
      await expect(canvas(page).getByRole('radio', { name: 'Desktop' })).toBeChecked()
    })

  test('a number that nobody gave stands there by its name, and what can be clicked is said', async ({
    page,
  }) => {
    await openDraft(page, emptyDraft('empty', ['HDR001-ENBD', 'HBR003']))
    await expect(canvas(page)).not.toContainText('Click a text to edit it')
    await choose(page, 'Live')
    await expect(canvas(page)).toContainText(
      'Drag components to reorder • Click components from left panel to add • Click a text to edit it',
    )
    const number = live(page).locator('[data-missing="Percentage"]')
    await expect(number).toHaveCount(2)
    await expect(number.first()).toHaveCSS('font-size', '0px')
    await number.first().click({ position: { x: 4, y: 4 } })
    await page.keyboard.type('64')
    await page.keyboard.press('Enter')
    await expect(live(page).locator('.hbr003-final').first()).toHaveText('64')
    await expect(number).toHaveCount(1)
  })
})

test('where a picture is missing the page says so, and as it goes out it has none', async ({ page }) => {
  await openDraft(page, writtenDraft('gold', ['HDR001-ENBD', 'HBR001', 'KBS001']))
  const pictures = page.frameLocator('iframe[title="Page"]').locator('.kbs001 img')
  await expect(pictures.first()).toHaveAttribute('data-stand-in', '')
  const label = await pictures
    .first()
    .evaluate((picture) => getComputedStyle(picture.parentElement ?? picture, '::before').content)
  expect(label).toBe('"No picture yet"')
  await page.getByText('Accepted only').click()
  await expect(pictures).toHaveCount(0)
})

test.describe('pictures and the page', () => {
  test('the first texts lead to the page, which says so, and what was chosen stays', async ({ page }) => {
    await openDraft(page, emptyDraft('gold-card', ['HBR001']))
    await expect(mode(page, 'Pictures')).toBeChecked()
    await expect(canvas(page)).toContainText('Pictures are samples')
    await fillBrief(page)
    await generate(page)
    await expectEnd(page)
    await page.keyboard.press('Escape')
    await expect(mode(page, 'Live')).toBeChecked()
    await expect(live(page).locator('.hbr001 h1')).toHaveText(/./)

    await choose(page, 'Pictures')
    await expect(page.getByTitle('Page', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(mode(page, 'Pictures')).toBeChecked()
  })

  test('without the server the canvas keeps its pictures, says so, and tries again', async ({ page }) => {
    const files = '**/templates/page-files.json'
    await page.route(files, (route) => route.abort())
    await openDraft(page, written)
    const notice = canvas(page).getByText('The page could not be drawn.')
    await expect(notice).toBeVisible()
    await expect(section(page, 'HBR-0001').locator('img')).toBeVisible()
    await expectNoViolations(page)
    await page.unroute(files)
    await canvas(page).getByRole('button', { name: 'Try again' }).click()
    await expect(live(page).locator('.hbr001')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('a template that fails takes its own section away alone', async ({ page }) => {
    await page.route('**/templates/page-files.json', async (route) => {
      const files = await (await route.fetch()).json()
      files.templates.KBS001 = '<section>{{ nothing.of.this }}</section>'
      await route.fulfill({ json: files })
    })
    await openDraft(page, written)
    await expect(section(page, 'KBS-0001')).toContainText('its template fails')
    await expect(live(page).locator('.hbr001')).toBeVisible()
    await expect.poll(() => farthestFromBox(page)).toBeLessThan(1.5)
  })
})

async function openLive(page: Page, draft: Draft) {
  await openDraft(page, draft)
  await expect(live(page).locator('[data-instance]')).toHaveCount(draft.layout.components.length)
}

function live(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Page"]')
}

function mode(page: Page, name: string): Locator {
  return canvas(page).getByRole('radio', { name, exact: true })
}

async function choose(page: Page, name: string) {
  await canvas(page).locator('label').filter({ hasText: name }).click()
}

function inLocale(draft: Draft, locale: 'en-AE' | 'ar-AE'): Draft {
  return setLocale(draft, locale)
}

/** Of all sections, how far the one that is farthest off stands from its box, in pixels of the screen. */
function farthestFromBox(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]')
    const page = frame?.contentDocument
    const width = frame?.offsetWidth ?? 0
    if (!frame || !page || width === 0) return Number.POSITIVE_INFINITY
    const { top, width: shown } = frame.getBoundingClientRect()
    const distances = [...document.querySelectorAll('#canvas [data-instance]')].map((box) => {
      const id = box.getAttribute('data-instance')
      const element = page.querySelector(`[data-instance="${id}"]`)?.getBoundingClientRect()
      const own = box.getBoundingClientRect()
      if (!element) return Number.POSITIVE_INFINITY
      const scale = shown / width
      const heads = Math.abs(top + element.top * scale - own.top)
      return Math.max(heads, Math.abs(element.height * scale - own.height))
    })
    return Math.max(...distances)
  })
}

function orderInFrame(page: Page): Promise<string[]> {
  return live(page)
    .locator('[data-instance]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-instance') ?? ''))
}

/** How much of the one the other covers. */
async function shareOf(over: Locator, under: Locator): Promise<number> {
  const [one, other] = [await boxOf(over), await boxOf(under)]
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? (width * height) / (other.width * other.height) : 0
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
