import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import {
  canvas,
  idsOnPage,
  listen,
  openBuilder,
  outline,
  section,
  sections,
  takeBack,
  twelveCodes,
} from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const fiveCodes = ['HDR001-EI', 'HBR001', 'KBS001', 'FAQ001', 'FTR001-EI']
const fiveIds = ['HDR-0001', 'HBR-0001', 'KBS-0001', 'FAQ-0001', 'FTR-0001']

/** Five sections fit on it, so that nothing scrolls under the pointer. */
test.use({ viewport: { width: 1280, height: 1400 } })

test.describe('by pointer', () => {
  test('what is dragged goes where the line says', async ({ page }) => {
    await openBuilder(page, fiveCodes)

    await test.step('a section is dragged to the gap that the line marks', async () => {
      await lift(page, section(page, 'KBS-0001'))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await expect(dropLine(page)).toHaveText('after Header (Emirates Islamic)')
      expect(await idsOnPage(page)).toEqual(fiveIds)

      await page.mouse.up()
      await expect(section(page, 'Key benefits, 2 of 5, KBS-0001')).toBeFocused()
      expect(await idsOnPage(page)).toEqual(['HDR-0001', 'KBS-0001', 'HBR-0001', 'FAQ-0001', 'FTR-0001'])
      await expect(dropLine(page)).toHaveCount(0)
    })
    await takeBack(page)

    await test.step('a drag that comes to nothing says why, and changes nothing', async () => {
      const heard = await listen(page)
      await lift(page, section(page, 'KBS-0001'))
      await dragOver(page, section(page, 'HDR-0001'), 0.1)
      await expect(dropLine(page)).toHaveText('The header must stay first')

      await page.mouse.up()
      await expect.poll(heard).toContain('The header must stay first. Nothing was moved.')
      expect(await idsOnPage(page)).toEqual(fiveIds)

      await lift(page, section(page, 'KBS-0001'))
      await page.mouse.move(100, 20, { steps: 5 })
      await expect(dropLine(page)).toHaveCount(0)
      await page.mouse.up()
      await expect.poll(heard).toContain('Dropped outside the page. Nothing was changed.')
      expect(await idsOnPage(page)).toEqual(fiveIds)

      await lift(page, section(page, 'KBS-0001'))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await page.keyboard.press('Escape')
      await expect.poll(heard).toContain('Cancelled. Key benefits is back at 3 of 5')
      await page.mouse.up()
      expect(await idsOnPage(page)).toEqual(fiveIds)

      await section(page, 'KBS-0001').hover()
      await press(page, bar(page, 'KBS-0001', 'Duplicate'))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await expect(page.locator('[data-drag-card]')).toHaveCount(0)
      await page.mouse.up()
      expect(await idsOnPage(page)).toEqual(fiveIds)
    })
    await takeBack(page)

    await test.step('a card of the library is dragged to its place', async () => {
      await press(page, page.getByRole('button', { name: 'Hero banner', exact: true }))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await expect(dropLine(page)).toHaveText('after Header (Emirates Islamic)')
      await page.mouse.up()
      await expect(section(page, 'Hero banner, 2 of 6, HBR-0002')).toBeFocused()
    })
    await takeBack(page)

    await test.step('a new header in the middle is refused, and says that nothing was added', async () => {
      const heard = await listen(page)
      await press(page, page.getByRole('button', { name: 'Header (Emirates NBD)', exact: true }))
      await dragOver(page, section(page, 'KBS-0001'), 0.25)
      await expect(page.locator('[data-drag-card]')).toContainText('The header must stay first')
      await page.mouse.up()
      await expect.poll(heard).toContain('The header must stay first. Nothing was added.')
      expect(await idsOnPage(page)).toEqual(fiveIds)
    })
    await takeBack(page)

    await test.step('a section is dragged by its body, and no bar stands in the way', async () => {
      await section(page, 'FAQ-0001').focus()
      await press(page, section(page, 'KBS-0001'))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await expect(dropLine(page)).toHaveText('after Header (Emirates Islamic)')
      await expect(bar(page, 'KBS-0001', 'Duplicate')).toBeAttached()
      expect(await countShownBars(page)).toBe(0)
      await page.mouse.up()
      await expect(section(page, 'Key benefits, 2 of 5, KBS-0001')).toBeFocused()
      await expect.poll(() => countShownBars(page)).toBe(1)
    })
    await takeBack(page)

    await test.step('a row of the outline is dragged within the outline', async () => {
      await lift(page, row(page, 'FAQ-0001'))
      await dragOver(page, row(page, 'HBR-0001'), 0.2)
      await expect(outline(page).locator('[data-drop-line]')).toHaveText('after Header (Emirates Islamic)')
      await page.mouse.up()
      await expect
        .poll(() => idsOnPage(page))
        .toEqual(['HDR-0001', 'FAQ-0001', 'HBR-0001', 'KBS-0001', 'FTR-0001'])
    })
    await takeBack(page)

    await test.step('a row is dragged by its name, and is not clicked by that', async () => {
      await press(page, row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' }))
      await dragOver(page, row(page, 'HBR-0001'), 0.2)
      await expect(outline(page).locator('[data-drop-line]')).toHaveText('after Header (Emirates Islamic)')
      await page.mouse.up()
      await expect(row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' })).toBeFocused()
      expect(await idsOnPage(page)).toEqual(['HDR-0001', 'FAQ-0001', 'HBR-0001', 'KBS-0001', 'FTR-0001'])
    })
  })

  test('an empty canvas takes a file or a card', async ({ page }) => {
    await openBuilder(page)

    await test.step('everyone can use an empty canvas, which offers to open a file', async () => {
      await expectNoViolations(page, 'main')
      await canvas(page).getByRole('button', { name: 'Open a file…' }).click()
      await expect(page.getByRole('dialog', { name: 'Open a file' })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('a card of the library is dragged to an empty page', async () => {
      await press(page, page.getByRole('button', { name: 'Hero banner', exact: true }))
      await dragOver(page, canvas(page), 0.5)
      await expect(dropLine(page)).toHaveText('at the top')
      await page.mouse.up()
      await expect(section(page, 'Hero banner, 1 of 1, HBR-0001')).toBeFocused()
    })
  })

  test('a long page scrolls to where the work is', async ({ page }) => {
    await openBuilder(page, twelveCodes)

    /** What is dimmed because it is held in the hand says nothing that the card does not say: it is not looked at. */
    await test.step('everyone can use twelve sections, and a drag under way', async () => {
      await section(page, 'KBS-0001').focus()
      await row(page, 'FAQ-0001').hover()
      await expectNoViolations(page)

      await lift(page, section(page, 'KBS-0001'))
      await dragOver(page, section(page, 'HBR-0001'), 0.25)
      await expect(dropLine(page)).toBeVisible()
      await expectNoViolations(page, 'main')
      await page.keyboard.press('Escape')
      await page.mouse.up()
    })
    await takeBack(page)
    await scrollToTop(page)

    await test.step('held at the lower edge, the page scrolls on to its end', async () => {
      await lift(page, section(page, 'KBS-0001'))
      const box = await boxOf(canvas(page))
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 5 })
      await expect(dropLine(page)).toHaveText('The footer must stay last')
      await page.mouse.up()
      await expect(section(page, 'KBS-0001')).toHaveAccessibleName('Key benefits, 3 of 12, KBS-0001')
    })
    await takeBack(page)
    await scrollToTop(page)

    await test.step('the wheel scrolls the page under what is held', async () => {
      await lift(page, section(page, 'HBR-0001'))
      await dragOver(page, canvas(page), 0.5)
      await page.mouse.wheel(0, 20_000)
      await expect(section(page, 'FTR-0001')).toBeInViewport()
      await dragOver(page, section(page, 'FAQ-0001'), 0.9)
      await expect(dropLine(page)).toHaveText('after Frequently asked questions')
      await page.mouse.up()
      await expect(section(page, 'Hero banner, 11 of 12')).toBeFocused()
    })
    await takeBack(page)
    await scrollToTop(page)

    await test.step('a click in the outline leads to the section', async () => {
      await row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' }).click()
      await expect(section(page, 'FAQ-0001')).toBeFocused()
      await expect(section(page, 'FAQ-0001')).toBeInViewport()
      await expect(row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' })).toHaveAttribute(
        'aria-current',
      )
    })
    await takeBack(page)
    await scrollToTop(page)

    await test.step('put back or refused far from its place, a section has the focus in sight', async () => {
      for (const key of ['Escape', 'Space']) {
        await section(page, 'HDR-0001').focus()
        await page.keyboard.press('Tab')
        const handle = bar(page, 'HDR-0001', 'Drag to reorder')
        await page.keyboard.press('Space')
        for (let times = 0; times < 14; times++) await page.keyboard.press('Shift+ArrowDown')
        await expect(handle).not.toBeInViewport()
        await page.keyboard.press(key)
        await expect(handle).toBeFocused()
        await expect(handle).toBeInViewport({ ratio: 1 })
        expect((await idsOnPage(page))[0]).toBe('HDR-0001')
      }
    })
  })

  test('bars and outline show which section is meant', async ({ page }) => {
    await openBuilder(page, fiveCodes)

    await test.step('one bar at a time: the pointer’s, until a key is pressed', async () => {
      await section(page, 'FAQ-0001').click({ position: { x: 300, y: 100 } })
      await section(page, 'KBS-0001').hover()
      await expect(bar(page, 'KBS-0001', 'Duplicate')).toBeVisible()
      await expect.poll(() => countShownBars(page)).toBe(1)
      await page.keyboard.press('ArrowUp')
      await expect(section(page, 'KBS-0001')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(section(page, 'HBR-0001')).toBeFocused()
      await expect(bar(page, 'KBS-0001', 'Duplicate')).toHaveCount(0)
      await expect.poll(() => countShownBars(page)).toBe(1)
    })
    await takeBack(page)

    await test.step('Move to takes a section to any place that is open to it', async () => {
      await section(page, 'HBR-0001').hover()
      await bar(page, 'HBR-0001', 'Move to…').click()
      const form = page.getByRole('dialog', { name: 'Move Hero banner' })
      const places = form.getByRole('combobox', { name: 'Move to position' })
      await expect(places.locator('option:disabled')).toHaveText([/^1, /, /^5, /])
      await places.selectOption('4, after Frequently asked questions')
      await form.getByRole('button', { name: 'Move' }).click()
      await expect(section(page, 'Hero banner, 4 of 5, HBR-0001')).toBeFocused()
      await expect(form).toBeHidden()
    })
    await takeBack(page)

    await test.step('names in the outline are never cut, in large text as well', async () => {
      for (const fontSize of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, fontSize)
        const excess = await outline(page)
          .locator('[data-row] > button > span')
          .evaluateAll((names) => names.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        expect(excess).toEqual([0, 0, 0, 0, 0])
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'))
    })

    await test.step('forced colours still tell the section that is read', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await row(page, 'KBS-0001').getByRole('button', { name: 'KBS-0001' }).click()
      await expect(row(page, 'KBS-0001')).toHaveAttribute('data-current')
      const groundOf = (instanceId: string) =>
        row(page, instanceId).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await groundOf('KBS-0001')).not.toBe(await groundOf('FAQ-0001'))
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('the outline stays folded away over a reload', async () => {
      await outline(page).getByRole('button', { name: 'Hide outline' }).click()
      await expect(outline(page).getByRole('list')).toHaveCount(0)
      await page.reload()
      await expect(sections(page)).toHaveCount(5)
      await expect(outline(page).getByRole('button', { name: 'Show outline' })).toBeVisible()
    })
  })

  test('an empty page does not wait for the library', async ({ page }) => {
    await page.route('**/manifest.json', () => undefined)
    await openBuilder(page)
    await expect(page.getByRole('heading', { name: 'No components yet' })).toBeVisible()
  })
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isAlone: true })

  test('a finger that rests drags, and one that moves on scrolls', async ({ page }) => {
    await openBuilder(page, twelveCodes)

    await test.step('what a finger rests on is dragged to its place', async () => {
      const finger = await layFinger(page, section(page, 'KBS-0001'))
      await expect(page.locator('[data-drag-card]')).toBeVisible()
      const { x, y, width, height } = await boxOf(section(page, 'HBR-0001'))
      await finger.moveTo(x + width / 2, y + height * 0.25)
      await expect(dropLine(page)).toHaveText('after Header (Emirates NBD)')
      await finger.lift()
      await expect(section(page, 'Key benefits, 2 of 12, KBS-0001')).toBeFocused()
    })
    await takeBack(page)
    await scrollToTop(page)

    await test.step('a finger that moves on at once scrolls, and lifts nothing', async () => {
      const { x, y } = middleOf(await boxOf(section(page, 'KBS-0001')))
      const finger = await layFinger(page, section(page, 'KBS-0001'))
      await finger.moveTo(x, y - 300)
      await expect(section(page, 'HDR-0001')).not.toBeInViewport()
      await expect(page.locator('[data-drag-card]')).toHaveCount(0)
      await finger.lift()
      expect((await idsOnPage(page))[2]).toBe('KBS-0001')
    })
  })
})

test.describe('by keyboard', () => {
  test('sections are walked, lifted and moved', async ({ page }) => {
    await openBuilder(page, fiveCodes)

    await test.step('one stop of Tab, and the arrow keys from section to section', async () => {
      await expect(canvas(page).locator('[role=group][tabindex="0"]')).toHaveCount(1)
      await sections(page).first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(section(page, 'HBR-0001')).toBeFocused()
      await page.keyboard.press('End')
      await expect(section(page, 'FTR-0001')).toBeFocused()
      await page.keyboard.press('Home')
      await expect(section(page, 'HDR-0001')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(bar(page, 'HDR-0001', 'Drag to reorder')).toBeFocused()
    })
    await takeBack(page)

    await test.step('a section is lifted, moved and dropped, and every place is told', async () => {
      const heard = await listen(page)
      await section(page, 'FAQ-0001').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect.poll(heard).toEqual(['Frequently asked questions lifted, 4 of 5'])

      await pressUntil(page, 'ArrowUp', 'after Hero banner')
      await pressUntil(page, 'ArrowUp', 'after Header (Emirates Islamic)')
      await pressUntil(page, 'Shift+ArrowUp', 'The header must stay first')
      await pressUntil(page, 'ArrowDown', 'after Header (Emirates Islamic)')
      await expect(dropLine(page)).toBeInViewport()
      await page.keyboard.press('Space')

      await expect(section(page, 'Frequently asked questions, 2 of 5, FAQ-0001')).toBeFocused()
      await expect
        .poll(heard)
        .toEqual([
          'Frequently asked questions lifted, 4 of 5',
          'Frequently asked questions stays here, 4 of 5',
          'Frequently asked questions, now 3 of 5, after Hero banner',
          'Frequently asked questions, now 2 of 5, after Header (Emirates Islamic)',
          'The header must stay first',
          'Frequently asked questions, now 2 of 5, after Header (Emirates Islamic)',
          'Frequently asked questions, now 2 of 5, after Header (Emirates Islamic)',
        ])
    })
    await takeBack(page)

    await test.step('an arrow key takes it 25 px, and Escape puts it back', async () => {
      await section(page, 'HBR-0001').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const card = page.locator('[data-drag-card]')
      const before = await boxOf(card)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await boxOf(card)).y - before.y).toBe(50)
      await expect.poll(async () => (await boxOf(card)).x - before.x).toBe(25)
      await page.keyboard.press('Escape')
      await expect(bar(page, 'HBR-0001', 'Drag to reorder')).toBeFocused()

      const heard = await listen(page)
      await section(page, 'FAQ-0001').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await pressUntil(page, 'ArrowUp', 'after Hero banner')
      await page.keyboard.press('Escape')
      await expect.poll(heard).toContain('Cancelled. Frequently asked questions is back at 4 of 5')
      expect(await idsOnPage(page)).toEqual(fiveIds)
    })
    await takeBack(page)

    await test.step('a handle moves its section by one place without lifting it', async () => {
      await section(page, 'KBS-0001').focus()
      await page.keyboard.press('Tab')
      await expect(bar(page, 'KBS-0001', 'Drag to reorder')).toHaveAccessibleDescription(
        /Alt with the up or down arrow/,
      )
      await page.keyboard.press('Alt+ArrowUp')
      await expect(section(page, 'Key benefits, 2 of 5')).toBeFocused()
    })
    await takeBack(page)

    await test.step('a key that moves nothing says why, in sight', async () => {
      const notices = page.getByRole('region', { name: 'Notifications' })
      await section(page, 'HDR-0001').focus()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(notices.getByText('The header must stay first. Nothing was moved.')).toBeVisible()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(notices.getByText('It stands at the top already')).toBeVisible()
      await expect(section(page, 'HDR-0001')).toBeFocused()
    })
    await takeBack(page)

    await test.step('moving, copying and deleting keep the focus where the work is', async () => {
      const heard = await listen(page)
      await section(page, 'KBS-0001').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(section(page, 'Key benefits, 2 of 5')).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(heard).toContain('The header must stay first. Nothing was moved.')
      await page.keyboard.press('Control+d')
      await expect(section(page, 'Key benefits, 3 of 6, KBS-0002')).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(section(page, 'Hero banner, 3 of 5, HBR-0001')).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.press('Backspace')
      await expect(section(page, 'Frequently asked questions, 4 of 4')).toBeFocused()
    })
  })

  test('the focus stays on the page when its last section comes and goes', async ({ page }) => {
    await openBuilder(page, ['FAQ001'])

    await test.step('undo of what was added leads to its neighbour, or to the canvas', async () => {
      await sections(page).first().focus()
      await page.keyboard.press('Control+d')
      await expect(section(page, 'FAQ-0002')).toBeFocused()
      await page.keyboard.press('Control+z')
      await expect(section(page, 'FAQ-0001')).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(canvas(page)).toBeFocused()
      await page.keyboard.press('Control+z')
      await expect(section(page, 'FAQ-0001')).toBeFocused()
      await page.keyboard.press('Control+y')
      await expect(canvas(page)).toBeFocused()
    })
    await takeBack(page)

    await test.step('a page without anything left has the focus itself', async () => {
      await sections(page).first().focus()
      await page.keyboard.press('Delete')
      await expect(page.getByRole('heading', { name: 'No components yet' })).toBeVisible()
      await expect(canvas(page)).toBeFocused()
    })
  })

  test('the outline is worked in as the canvas is', async ({ page }) => {
    await openBuilder(page, fiveCodes)

    await test.step('the outline is walked and arranged in place', async () => {
      await row(page, 'HDR-0001').getByRole('button').first().focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Alt+ArrowDown')
      await expect(row(page, 'HBR-0001').getByRole('button', { name: 'HBR-0001' })).toBeFocused()
      expect(await idsOnPage(page)).toEqual(['HDR-0001', 'KBS-0001', 'HBR-0001', 'FAQ-0001', 'FTR-0001'])
      await page.keyboard.press('Delete')
      await expect(row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' })).toBeFocused()
    })
    await takeBack(page)

    await test.step('a row is lifted in the outline and stays in it', async () => {
      await row(page, 'FAQ-0001').getByRole('button').first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowUp')
      await expect(outline(page).locator('[data-drop-line]')).toHaveText('after Hero banner')
      await page.keyboard.press('Space')
      await expect
        .poll(() => idsOnPage(page))
        .toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001', 'KBS-0001', 'FTR-0001'])
    })
    await takeBack(page)

    await test.step('the outline takes a section to any place', async () => {
      await row(page, 'HBR-0001').getByRole('button').first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
      const form = page.getByRole('dialog', { name: 'Move Hero banner' })
      await expect(form.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(row(page, 'HBR-0001').getByRole('button', { name: 'HBR-0001' })).toBeFocused()

      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
      await form.getByRole('combobox').selectOption('4, after Frequently asked questions')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(row(page, 'HBR-0001').getByRole('button', { name: 'HBR-0001' })).toBeFocused()
      expect(await idsOnPage(page)).toEqual(['HDR-0001', 'KBS-0001', 'FAQ-0001', 'HBR-0001', 'FTR-0001'])
    })
    await takeBack(page)

    await test.step('undo of a deletion in the outline stays in the outline, redo as well', async () => {
      await row(page, 'KBS-0001').getByRole('button').first().focus()
      await page.keyboard.press('Delete')
      await page.keyboard.press('Control+z')
      await expect(row(page, 'KBS-0001').getByRole('button', { name: 'KBS-0001' })).toBeFocused()
      await page.keyboard.press('Control+y')
      await expect(row(page, 'FAQ-0001').getByRole('button', { name: 'FAQ-0001' })).toBeFocused()
    })
  })
})

test('without the library the page is told by its codes', async ({ page }) => {
  await page.route('**/manifest.json', (route) => route.fulfill({ status: 500 }))
  await openBuilder(page, fiveCodes)
  await expect(section(page, 'KBS001, 3 of 5, KBS-0001')).toContainText('KBS001')
  await page.unroute('**/manifest.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(section(page, 'Key benefits, 3 of 5, KBS-0001').locator('img')).toBeVisible()
})

async function scrollToTop(page: Page) {
  await sections(page)
    .first()
    .evaluate((element) => element.scrollIntoView())
}

function dropLine(page: Page) {
  return canvas(page).locator('[data-drop-line]')
}

function row(page: Page, instanceId: string) {
  return outline(page).locator(`[data-row="${instanceId}"]`)
}

function bar(page: Page, instanceId: string, name: string) {
  return section(page, instanceId).getByRole('button', { name, exact: true })
}

async function lift(page: Page, place: Locator) {
  await place.hover()
  await press(page, place.getByRole('button', { name: 'Drag to reorder' }))
}

async function press(page: Page, grip: Locator) {
  await grip.hover()
  const { x, y } = middleOf(await boxOf(grip))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 4, { steps: 3 })
}

async function layFinger(page: Page, target: Locator) {
  const { x, y } = middleOf(await boxOf(target))
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return {
    async moveTo(toX: number, toY: number) {
      for (let step = 1; step <= 10; step++) {
        const at = { x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 }
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
      }
    },
    lift: () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }
}

/** To a height of the target, as a share of it. */
async function dragOver(page: Page, target: Locator, share: number) {
  const box = await boxOf(target)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * share, { steps: 10 })
}

/** Of the sections; one that is kept for its focus alone is not seen. */
async function countShownBars(page: Page): Promise<number> {
  const bars = await canvas(page).locator('[data-section-bar]').all()
  const shown = await Promise.all(
    bars.map((each) => each.evaluate((element) => element.checkVisibility({ opacityProperty: true }))),
  )
  return shown.filter(Boolean).length
}

async function pressUntil(page: Page, key: string, words: string) {
  for (let times = 0; times < 60; times++) {
    await page.keyboard.press(key)
    if ((await dropLine(page).textContent()) === words) return
  }
  await expect(dropLine(page)).toHaveText(words)
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

function middleOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x: x + width / 2, y: y + height / 2 }
}
