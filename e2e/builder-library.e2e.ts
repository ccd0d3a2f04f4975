import { expect, type Page } from '@playwright/test'
import { searchComponents } from '#web/builder/library/search-components.ts'
import { test } from './the-browser.ts'
import {
  canvas,
  components,
  idsOnPage,
  listen,
  openBuilder,
  section,
  sections,
  takeBack,
  wholeLibrary,
} from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

/** For axe, which looks by selectors. */
const libraryRegion = '[data-region=library]'

function library(page: Page) {
  return page.getByRole('region', { name: 'Component library' })
}

function card(page: Page, name: string) {
  return library(page).getByRole('button', { name, exact: true })
}

function searchBox(page: Page) {
  return library(page).getByPlaceholder('Search components...')
}

function edge(page: Page) {
  return page.getByRole('separator', { name: 'Width of the component library' })
}

async function expectWidth(page: Page, width: number) {
  await expect(edge(page)).toHaveAttribute('aria-valuenow', String(width))
  await expect.poll(async () => Math.round((await library(page).boundingBox())?.width ?? 0)).toBe(width)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('the library is looked at, searched and made wider', async ({ page }) => {
  await openBuilder(page)

  await test.step('a screen of usual height shows seven cards as a whole', async () => {
    await expect(card(page, 'Hero banner')).toBeVisible()
    const cards = await library(page).getByRole('list').getByRole('button').all()
    const boxes = await Promise.all(cards.map((each) => each.boundingBox()))
    expect(boxes.filter((box) => box && box.y + box.height <= 900).length).toBeGreaterThanOrEqual(7)
  })

  await test.step('all components stand there by family, with what they look like', async () => {
    await expect(library(page).getByRole('heading', { name: wholeLibrary })).toBeVisible()
    await expect(library(page).getByRole('heading', { level: 3 })).toHaveText([
      'Global',
      'Hero',
      'Benefits',
      'Content',
      'FAQ',
      'Card',
    ])
    await expect(library(page).getByRole('list', { name: 'Hero' }).getByRole('button')).toHaveCount(
      components.filter(({ family }) => family === 'Hero').length,
    )

    const hero = card(page, 'Hero banner')
    await hero.scrollIntoViewIfNeeded()
    await expect(hero).toHaveAccessibleDescription(/HBR001 ?Opens a page with one promise/)
    const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0
    await expect.poll(() => hero.locator('img').evaluate(isDrawn)).toBe(true)
  })

  await test.step('a search finds by name, code, tag, family and description, and is said', async () => {
    const heard = await listen(page)
    const names = library(page).getByRole('list').getByRole('button')
    for (const [query, name] of [
      ['frequently', 'Frequently asked questions'],
      ['accordion', 'Frequently asked questions'],
      ['benefits', 'Key benefits'],
      ['faqs', 'Frequently asked questions'],
      ['moved sideways', 'News carousel'],
      ['  STATISTICS   Gríd ', 'Statistics grid'],
      ['HBR003', 'Hero with percentages'],
    ] as const) {
      const { length } = searchComponents(components, query)
      await searchBox(page).fill(query)
      await expect(library(page).getByRole('heading', { name: `Components (${length})` })).toBeVisible()
      await expect(names).toHaveCount(length)
      await expect(card(page, name)).toBeVisible()
      await expect(card(page, 'Header (Emirates NBD)')).toBeHidden()
    }
    await expect.poll(heard).toContain('1 component found')

    await library(page).getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(searchBox(page)).toBeFocused()
    await expect(names).toHaveCount(components.length)

    await searchBox(page).fill('no such thing')
    await expect(library(page).getByRole('heading', { name: 'No components found' })).toBeVisible()
    await expect(library(page)).toContainText('Nothing in the library matches “no such thing”.')
    await library(page).getByRole('button', { name: 'Clear search' }).click()
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveValue('')
    await expect(library(page).getByRole('heading', { name: wholeLibrary })).toBeVisible()
  })

  await test.step('the edge is moved by pointer, remembered, and reset by a double click', async () => {
    await expectWidth(page, 320)
    const box = await edge(page).boundingBox()
    if (!box) throw new Error('There is no edge')
    const x = box.x + box.width / 2
    await page.mouse.move(x, 400)
    await page.mouse.down()
    await page.mouse.move(x + 60, 420)
    await page.mouse.move(x + 260, 460)
    await page.mouse.up()
    await expectWidth(page, 580)
    await expect(library(page).getByRole('list', { name: 'Hero' })).toHaveCSS(
      'grid-template-columns',
      /^[\d.]+px [\d.]+px$/,
    )

    await page.reload()
    await expectWidth(page, 580)
    await edge(page).dblclick({ position: { x: 6, y: 300 } })
    await expectWidth(page, 320)
    await page.reload()
    await expectWidth(page, 320)
  })
})

test('components are added by a click, by keys and from the search', async ({ page }) => {
  await openBuilder(page)

  await test.step('a click adds a component where it belongs', async () => {
    await expect(card(page, 'Hero banner')).toBeVisible()
    const heard = await listen(page)
    await card(page, 'Footer (Emirates NBD)').click()
    await card(page, 'Hero banner').click()
    await expect(section(page, 'Hero banner, 1 of 2')).toBeFocused()
    await card(page, 'Header (Emirates NBD)').click()
    expect(await idsOnPage(page)).toEqual(['HDR-0001', 'HBR-0001', 'FTR-0001'])
    await expect(page.getByRole('banner')).toContainText('3 components')
    await expect.poll(heard).toContain('Added Hero banner, now 1 of 2, at the top')
  })
  await takeBack(page)

  await test.step('the keys lead from the search to a card and add it', async () => {
    await searchBox(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(card(page, 'Header (Emirates NBD)')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(card(page, 'Footer (Emirates NBD)')).toBeFocused()
    await page.keyboard.press('End')
    await expect(library(page).getByRole('list').getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(searchBox(page)).toBeFocused()

    await page.keyboard.press('Tab')
    await expect(card(page, 'Header (Emirates NBD)')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(edge(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(section(page, 'Header (Emirates NBD)')).toBeFocused()

    await card(page, 'Key benefits').focus()
    await page.keyboard.press('Space')
    await expect(section(page, 'Key benefits')).toBeFocused()
    expect(await idsOnPage(page)).toEqual(['HDR-0001', 'KBS-0001'])
  })
  await takeBack(page)

  await test.step('Enter in the search adds the only one found, and leads to the first of many', async () => {
    await searchBox(page).fill('hero')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Hero banner')).toBeFocused()
    await expect(sections(page)).toHaveCount(0)

    await searchBox(page).fill('accordion')
    await page.keyboard.press('Enter')
    await expect(section(page, 'Frequently asked questions')).toBeFocused()
    expect(await idsOnPage(page)).toEqual(['FAQ-0001'])

    await searchBox(page).focus()
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toHaveValue('')
  })
})

test('a card is dragged, and the page stays where the library fails', async ({ page }) => {
  await openBuilder(page, ['HBR001', 'FAQ001'])

  await test.step('a card is dragged to its place on the page', async () => {
    await searchBox(page).fill('four proofs')
    const from = await card(page, 'Hero with four proofs').boundingBox()
    const to = await section(page, 'Hero banner').boundingBox()
    if (!from || !to) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 60, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(from.x + 90, from.y + 60, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 10, { steps: 12 })
    await page.mouse.up()
    await expect(sections(page)).toHaveCount(3)
    expect(await idsOnPage(page)).toEqual(['HBR-0001', 'HBR-0002', 'FAQ-0001'])
  })
  await takeBack(page)

  await test.step('without a manifest the page stays, and the library can be asked for again', async () => {
    await page.route('**/manifest.json', (route) => route.abort())
    await page.reload()
    await expect(library(page).getByRole('heading', { name: 'Failed to load manifest' })).toBeVisible()
    await expect(library(page)).toContainText('Your page is kept.')
    await expect(sections(page)).toHaveCount(2)
    await expectNoViolations(page, libraryRegion)

    await library(page).getByRole('button', { name: 'Retry' }).click()
    await expect(library(page).getByRole('heading', { name: 'Failed to load manifest' })).toBeVisible()
    await page.unroute('**/manifest.json')
    await library(page).getByRole('button', { name: 'Retry' }).click()
    await expect(card(page, 'Hero banner')).toBeVisible()
    await expect(searchBox(page)).toBeFocused()
    await expect(section(page, 'Hero banner, 1 of 2')).toBeVisible()
  })
})

test('a width that is none is not taken, and keys move the edge by 25 px each', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('webpage-builder.library-width', '99999')
  })
  await openBuilder(page)
  await expectWidth(page, 320)
  await edge(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectWidth(page, 345)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectWidth(page, 295)
  await page.keyboard.press('ArrowLeft')
  await expectWidth(page, 280)
  await page.keyboard.press('End')
  await expectWidth(page, 800)
  await page.keyboard.press('ArrowRight')
  await expectWidth(page, 800)
  await page.keyboard.press('Home')
  await expectWidth(page, 280)

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.keyboard.press('ArrowLeft')
  await expectWidth(page, 305)
})

test('the library leaves the canvas its room', async ({ page }) => {
  await openBuilder(page, ['HBR001'])

  await test.step('the library folds away, and stays so', async () => {
    const before = (await canvas(page).boundingBox())?.width ?? 0
    await library(page).getByRole('button', { name: 'Hide component library' }).click()
    await expect(library(page).getByRole('button', { name: 'Show component library' })).toBeFocused()
    await expect(searchBox(page)).toHaveCount(0)
    expect((await canvas(page).boundingBox())?.width).toBe(before + 320 - 49)
    await page.reload()
    await library(page).getByRole('button', { name: 'Show component library' }).click()
    await expectWidth(page, 320)
    await expect(card(page, 'Hero banner')).toBeVisible()
  })

  await test.step('on a narrow screen the canvas keeps its room', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await edge(page).focus()
    await page.keyboard.press('End')
    const room = (await canvas(page).boundingBox())?.width ?? 0
    expect(room).toBeGreaterThanOrEqual(160)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    for (const name of ['AI Generate', 'Export', 'Log out', 'Preview', 'Commands']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await expectNoViolations(page)
  })

  await test.step('the edge tells how far it goes here, and goes farther where there is room', async () => {
    await page.setViewportSize({ width: 900, height: 800 })
    await edge(page).focus()
    await page.keyboard.press('End')
    const most = 900 - 160 - 49
    await expectWidth(page, most)
    await expect(edge(page)).toHaveAttribute('aria-valuemax', String(most))
    await page.setViewportSize({ width: 1440, height: 800 })
    await expectWidth(page, 800)
    await expect(edge(page)).toHaveAttribute('aria-valuemax', '800')
  })
})

test('on small screens nothing lies beyond them', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 })
  await openBuilder(page, ['HBR001', 'FAQ001'])
  for (const width of [640, 320]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const what of ['folded', 'open']) {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        for (const button of await page.getByRole('banner').getByRole('button').all())
          await expect(button).toBeInViewport({ ratio: 1 })
        if (what === 'folded') await library(page).getByRole('button').click()
      }
      await card(page, 'Key benefits').click()
      await expect(sections(page)).toHaveCount(3)
      await expectNoViolations(page)
    })
    await takeBack(page)
  }
})

test('a second header is allowed, and said at once to be too many', async ({ page }) => {
  await openBuilder(page, ['HDR001-ENBD', 'HBR001', 'FTR001-ENBD'])
  const heard = await listen(page)
  const faults = canvas(page).getByRole('list', { name: 'What an export would refuse' })
  await expect(faults).toHaveCount(0)
  await card(page, 'Header (Emirates Islamic)').click()
  await expect(sections(page)).toHaveCount(4)
  await expect(faults.getByRole('listitem')).toHaveText([
    /^Only one header is allowed. Please remove duplicate headers./,
    /^Brand mismatch detected/,
  ])
  await expect.poll(heard).toContain('Only one header is allowed. Please remove duplicate headers.')
  await expectNoViolations(page)
  await faults.getByRole('button', { name: 'Show it: HDR-0002' }).first().click()
  await expect(section(page, 'Header (Emirates Islamic)')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(faults).toHaveCount(0)
})

test('everyone can use the library on its way, when it is there, wide, and with nothing found', async ({
  page,
}) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/manifest.json', async (route) => {
    await held
    await route.continue()
  })
  await openBuilder(page)
  await expect(library(page)).toContainText('Loading the components')
  await expectNoViolations(page, libraryRegion)
  answer()
  await expect(card(page, 'Hero banner')).toBeVisible()
  await expectNoViolations(page, libraryRegion)

  await edge(page).focus()
  await page.keyboard.press('End')
  await searchBox(page).fill('hero')
  await expect(card(page, 'Hero banner')).toBeVisible()
  await expectNoViolations(page, libraryRegion)
  await searchBox(page).fill('no such thing')
  await expect(library(page).getByRole('heading', { name: 'No components found' })).toBeVisible()
  await expectNoViolations(page, libraryRegion)
})
