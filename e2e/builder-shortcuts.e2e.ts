import { expect, type Page } from '@playwright/test'
import { seedSession } from './session.ts'
import { test } from './the-browser.ts'
import {
  canvas,
  idsOnPage,
  listen,
  openBuilder,
  section,
  sections,
  takeBack,
  wholeLibrary,
} from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

test.use({ viewport: { width: 1280, height: 800 } })

function topBar(page: Page) {
  return page.getByRole('banner')
}

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'What do you want to do?' })
}

function found(page: Page) {
  return palette(page).getByRole('option')
}

/** With the library, the last part to come. */
async function waitForScreen(page: Page) {
  await expect(page.getByRole('heading', { name: wholeLibrary })).toBeVisible()
}

async function openPalette(page: Page) {
  await waitForScreen(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test('whoever comes from another screen is at its heading', async ({ page }) => {
  await seedSession(page)
  await page.goto('/home')
  await page.getByRole('button', { name: /Webpage Builder/ }).click()
  await expect(topBar(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test('the palette acts by keys, and nothing on the screen moves', async ({ page }) => {
  await openBuilder(page)

  await test.step('nothing moves for those who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waitForScreen(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration))
        .map(({ className }) => className),
    )
    expect(moving).toEqual([])
  })

  await test.step('the palette adds, leads and acts, by keys alone', async () => {
    await openPalette(page)
    await page.keyboard.type('hbr002')
    await expect(found(page)).toHaveText([/Hero with four proofs.*HBR002/])
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    await expect(section(page, 'Hero with four proofs')).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('frequently')
    await page.keyboard.press('Enter')
    await expect(section(page, 'Frequently asked questions, 2 of 2')).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('hbr-0001')
    await expect(found(page)).toHaveText([/Hero with four proofs.*1 of 2 · HBR-0001/])
    await page.keyboard.press('Enter')
    await expect(section(page, 'Hero with four proofs, 1 of 2')).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('move down')
    await expect(found(page).first()).toContainText('Alt+↓')
    await page.keyboard.press('Enter')
    expect(await idsOnPage(page)).toEqual(['FAQ-0001', 'HBR-0001'])
    await expect(section(page, 'Hero with four proofs, 2 of 2')).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('delete hero')
    await page.keyboard.press('Enter')
    expect(await idsOnPage(page)).toEqual(['FAQ-0001'])

    await openPalette(page)
    await page.keyboard.type('undo')
    await page.keyboard.press('Enter')
    expect(await idsOnPage(page)).toEqual(['FAQ-0001', 'HBR-0001'])

    await openPalette(page)
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

    await openPalette(page)
    await page.keyboard.type('export')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
    await page.keyboard.press('Escape')

    await openPalette(page)
    await page.keyboard.type('rename')
    await page.keyboard.press('Enter')
    await expect(topBar(page).getByRole('textbox', { name: 'Page name' })).toBeFocused()
  })
})

test('the bar undoes, F6 leads around, and everyone can use both', async ({ page }) => {
  await openBuilder(page, ['HBR001', 'FAQ001'])

  await test.step('F6 leads around the parts of the screen, and back to where one was', async () => {
    const hero = page
      .getByRole('region', { name: 'Component library' })
      .getByRole('button', { name: 'Hero banner', exact: true })
    const part = () =>
      page.evaluate(() => {
        const part = document.activeElement?.closest('[data-region], #canvas, [data-outline]')
        return part?.getAttribute('data-region') ?? (part?.id === 'canvas' ? 'canvas' : 'outline')
      })
    await hero.focus()
    await page.keyboard.press('F6')
    expect(await part()).toBe('canvas')
    await page.keyboard.press('Shift+F6')
    await expect(hero).toBeFocused()
    await page.keyboard.press('Shift+F6')
    expect(await part()).toBe('top-bar')
    await page.keyboard.press('F6')
    await expect(hero).toBeFocused()
  })

  await test.step('everyone can use the bar, the sheet and the palette', async () => {
    await expectNoViolations(page)
    await topBar(page).getByRole('button', { name: 'Untitled page, rename' }).click()
    await page.keyboard.type('Not A Page Name')
    await expect(topBar(page)).toContainText('Its files are called not-a-page-name.')
    await expectNoViolations(page, '[data-region=top-bar]')
    await page.keyboard.press('Escape')

    await page.keyboard.press('ControlOrMeta+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')

    await section(page, 'Hero banner').focus()
    await openPalette(page)
    await expectNoViolations(page, 'dialog')
    await page.keyboard.type('no such thing')
    await expect(palette(page)).toContainText('Nothing is called')
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
  })

  await test.step('undo and redo by button say what they do, over a reload too', async () => {
    await expect(topBar(page).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await expect(topBar(page).getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'There is nothing to undo',
    )
    await section(page, 'Frequently asked questions').focus()
    await page.keyboard.press('Delete')
    await expect(sections(page)).toHaveCount(1)
    await expect(topBar(page)).toContainText('Saved')
    await page.reload()
    await expect(sections(page)).toHaveCount(1)

    await topBar(page).getByRole('button', { name: 'Undo delete Frequently asked questions' }).click()
    expect(await idsOnPage(page)).toEqual(['HBR-0001', 'FAQ-0001'])
    await topBar(page).getByRole('button', { name: 'Redo delete Frequently asked questions' }).click()
    expect(await idsOnPage(page)).toEqual(['HBR-0001'])
  })
})

test('keys save, undo and show what they do', async ({ page }) => {
  await openBuilder(page, ['HBR001'])

  await test.step('saving at once says so', async () => {
    const heard = await listen(page)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(heard).toContain('Saved')
  })
  await takeBack(page)

  await test.step('undo and redo by keys', async () => {
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Delete')
    await expect(sections(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sections(page)).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(sections(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sections(page)).toHaveCount(1)
    await page.keyboard.press('Control+y')
    await expect(sections(page)).toHaveCount(0)
    const heard = await listen(page)
    await page.keyboard.press('Control+y')
    await expect.poll(heard).toContain('There is nothing to do again')
  })
  await takeBack(page)

  await test.step('in a field for text undo belongs to the field', async () => {
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Delete')
    const search = page.getByPlaceholder('Search components...')
    await search.pressSequentially('hero')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(search).not.toHaveValue('hero')
    await expect(sections(page)).toHaveCount(0)
    await search.fill('')
  })
  await takeBack(page)

  await test.step('letters that are written with AltGr do nothing', async () => {
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Delete')
    await expect(sections(page)).toHaveCount(0)
    const press = { bubbles: true, cancelable: true, ctrlKey: true, altKey: true, modifierAltGraph: true }
    for (const [key, code] of [
      ['ż', 'KeyZ'],
      ['z', 'KeyZ'],
      ['ķ', 'KeyK'],
      ['/', 'Slash'],
    ] as const) {
      const isTaken = await canvas(page).evaluate(
        (element, init) => !element.dispatchEvent(new KeyboardEvent('keydown', init)),
        { ...press, key, code },
      )
      expect(isTaken).toBe(false)
    }
    await expect(sections(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await takeBack(page)

  await test.step('the sheet shows the keys, and while it is open they do nothing else', async () => {
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('Shift+?')
    await expect(sheet).toHaveCount(0)
    await section(page, 'Hero banner').focus()
    await page.keyboard.press('Delete')
    await page.keyboard.press('ControlOrMeta+/')
    await expect(sheet).toBeVisible()
    await expect(sheet.getByText('Ctrl+K').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(sections(page)).toHaveCount(0)

    const button = topBar(page).getByRole('button', { name: 'Keyboard shortcuts' })
    await button.click()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(button).toBeFocused()
  })
})

test('F6 leads to the notifications, and Undo there can be reached', async ({ page }) => {
  await openBuilder(page, ['HBR001'])
  await topBar(page).getByRole('button', { name: 'Page menu' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toBeVisible()
  await topBar(page).getByRole('button', { name: 'Commands' }).focus()
  await page.keyboard.press('Shift+F6')
  await expect(notifications.getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('the palette asks where a section should stand', async ({ page }) => {
  await openBuilder(page, ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001'])
  const heard = await listen(page)
  await section(page, 'Frequently asked questions').focus()
  await openPalette(page)
  await page.keyboard.type('move')
  await expect(found(page).filter({ hasText: 'page' })).toHaveCount(0)
  await page.keyboard.type(' to')
  await page.keyboard.press('Enter')
  const field = palette(page).getByRole('combobox', { name: 'Where Frequently asked questions should stand' })
  await expect(field).toHaveValue('')
  await expect(found(page)).toHaveText(['2, after Header (Emirates NBD)', '3, after Hero banner'])
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  expect(await idsOnPage(page)).toEqual(['HDR-0001', 'FAQ-0001', 'HBR-0001', 'KBS-0001'])
  await expect(section(page, 'Frequently asked questions, 2 of 4')).toBeFocused()
  await expect.poll(heard).toContain('Frequently asked questions, now 2 of 4, after Header (Emirates NBD)')
})

test('without a component of its own there is nothing to write, and that is said', async ({ page }) => {
  await openBuilder(page, ['HDR001-ENBD', 'FTR001-ENBD'])

  await test.step('the palette begins with actions, and says why one cannot be done', async () => {
    await openPalette(page)
    const groups = palette(page).getByRole('group')
    await expect(groups.first()).toHaveAccessibleName('Actions')
    await expect(groups.last()).toHaveAccessibleName('Add a component')
    await page.keyboard.type('ai generate')
    await expect(found(page)).toHaveText([/AI Generate.*Add a component first\./])
    await expect(found(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(palette(page).getByText('Add a component first.').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('nothing is written for headers and footers alone, and the button says so', async () => {
    const button = topBar(page).getByRole('button', { name: 'AI Generate' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Add a component first.')
    await page
      .getByRole('region', { name: 'Component library' })
      .getByRole('button', { name: 'Key benefits', exact: true })
      .click()
    await expect(button).toHaveAccessibleDescription('Have the texts written from a brief')
    await expect(button).not.toHaveAttribute('aria-disabled')
  })
})

test('the palette leads to panels, actions and components', async ({ page }) => {
  await openBuilder(page, ['HBR001'])

  await test.step('in the palette arrow keys and pointer choose, and what takes much away comes last', async () => {
    const heard = await listen(page)
    await section(page, 'Hero banner').focus()
    await openPalette(page)
    const field = palette(page).getByRole('combobox')
    await page.keyboard.type('hero')
    await expect(found(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(found(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(found(page).first()).toHaveAttribute('aria-selected', 'false')
    const second = await found(page).nth(1).getAttribute('id')
    await expect(field).toHaveAttribute('aria-activedescendant', second ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(found(page).last()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toBeFocused()
    await field.fill('no such thing')
    await expect(palette(page)).toContainText('Nothing is called “no such thing”.')
    await expect(palette(page).getByText('0 found')).toBeAttached()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(section(page, 'Hero banner')).toBeFocused()
    expect(await heard()).not.toContain('Added')

    await openPalette(page)
    await page.keyboard.type('delete')
    await expect(found(page).first()).toHaveText(/^Delete Hero banner/)
    await expect(found(page).last()).toHaveText('Delete the page')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page)).toHaveCount(0)

    await topBar(page).getByRole('button', { name: 'Commands' }).click()
    await found(page).filter({ hasText: 'Key benefits' }).click()
    await expect(section(page, 'Key benefits')).toBeFocused()
  })

  await test.step('the palette folds the panels, and leads to the library’s edge', async () => {
    const library = page.getByRole('region', { name: 'Component library' })
    for (const name of ['outline', 'component library']) {
      await openPalette(page)
      await page.keyboard.type(`hide ${name}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `Show ${name}` })).toBeVisible()
    }
    await expect(library.getByRole('searchbox')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('width')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('separator')).toBeFocused()
    await expect(library.getByRole('searchbox')).toBeVisible()
  })
})

test('the bar is whole, names the page and leads out', async ({ page }) => {
  await openBuilder(page, ['HBR001'])

  await test.step('there is no review before anything is written', async () => {
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(0)
  })
  await takeBack(page)

  await test.step('a name of any length leaves the bar whole', async () => {
    await topBar(page).getByRole('button', { name: 'Untitled page, rename' }).click()
    await page.keyboard.type('a-very-long-name-'.repeat(8))
    await page.keyboard.press('Enter')
    for (const width of [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const boxes = await topBar(page)
        .locator(':is(button, h1, p):visible')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
      for (const [index, { left, right, width: own }] of boxes.entries()) {
        if (own <= 1) continue
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await takeBack(page)

  await test.step('large text leaves the bar whole, and Export the one filled button in it', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const name = topBar(page).getByRole('button', { name: 'Untitled page, rename' })
    for (const width of [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(128)
      for (const button of await topBar(page).getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 })
      const saved = await topBar(page).locator('p', { hasText: 'Saved' }).boundingBox()
      const count = await topBar(page).locator('p', { hasText: 'component' }).boundingBox()
      const isApart = (saved?.x ?? 0) + (saved?.width ?? 0) < (count?.x ?? 0)
      expect(isApart || (saved?.y ?? 0) + (saved?.height ?? 0) <= (count?.y ?? 0)).toBe(true)
    }
    await expect(topBar(page).getByRole('button', { name: 'Export' })).toHaveCSS(
      'background-color',
      'rgb(79, 85, 224)',
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
  })
  await takeBack(page)

  await test.step('the page is renamed where its name stands', async () => {
    await topBar(page).getByRole('button', { name: 'Untitled page, rename' }).click()
    const field = topBar(page).getByRole('textbox', { name: 'Page name' })
    await expect(field).toBeFocused()
    await field.fill('Summer Offer')
    await expect(topBar(page)).toContainText('Its files are called summer-offer.')
    await field.fill('بطاقة')
    await expect(topBar(page)).toContainText('Its files need a name in Latin letters or digits')
    await field.fill('summer-offer')
    await page.keyboard.press('Enter')
    await expect(topBar(page).getByRole('button', { name: 'summer-offer, rename' })).toBeFocused()
    await expect(page).toHaveTitle('summer-offer · Webpage Builder')

    await page.keyboard.press('Enter')
    await field.fill('winter-offer')
    await page.keyboard.press('Escape')
    await expect(topBar(page).getByRole('button', { name: 'summer-offer, rename' })).toBeFocused()

    await page.keyboard.press('Enter')
    await field.fill('Any Name At All')
    await canvas(page).click({ position: { x: 8, y: 8 } })
    await expect(topBar(page).getByRole('button', { name: 'Any Name At All, rename' })).toBeVisible()
    await expect(topBar(page)).toContainText('Saved')
    await page.reload()
    await expect(topBar(page).getByRole('button', { name: 'Any Name At All, rename' })).toBeVisible()
    await topBar(page).getByRole('button', { name: 'Undo rename the page' }).click()
    await expect(topBar(page).getByRole('button', { name: 'summer-offer, rename' })).toBeVisible()
  })
  await takeBack(page)

  await test.step('logging out asks first, and the question is gone on the way back', async () => {
    await topBar(page).getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await topBar(page).getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
  })
})
