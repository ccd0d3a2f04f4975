import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { pageSpecSchema } from '#layout/page-spec.ts'
import { passwordOf } from './session.ts'
import { test } from './the-browser.ts'
import { canvas, idsOnPage, listen, section, sections, twelveCodes, wholeLibrary } from './the-builder.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page of twelve components is built and exported without a pointer', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await signInByKeys(page)
  await tabTo(page, page.getByRole('button', { name: 'AI-Powered Webpage Builder Get Started' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: wholeLibrary })).toBeVisible()
  const heard = await listen(page)

  await test.step('twelve components are added', async () => {
    for (const code of ['HDR001-ENBD', 'FTR001-ENBD', 'HBR001', 'KBS001', 'ABS001', 'CardList003']) {
      await addBySearch(page, code)
    }
    for (const code of ['CNTSEPERATOR001', 'IMGCNT001', 'HLNUM001', 'FWDRTE001', 'ProdList001', 'FAQ001']) {
      await addByPalette(page, code)
    }
    expect(await idsOnPage(page)).toEqual([
      'HDR-0001',
      'HBR-0001',
      'KBS-0001',
      'ABS-0001',
      'CAR-0001',
      'CNT-0001',
      'IMG-0001',
      'HLN-0001',
      'FWD-0001',
      'PRO-0001',
      'FAQ-0001',
      'FTR-0001',
    ])
  })

  await test.step('they are moved, one by one and by a drag', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expectFocus(section(page, 'FAQ-0001'), /, 10 of 12, /)
    await page.keyboard.press('Alt+ArrowDown')
    await expectFocus(section(page, 'FAQ-0001'), /, 11 of 12, /)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(heard).toContain('The footer must stay last. Nothing was moved.')
    await expectFocus(section(page, 'FAQ-0001'), /, 11 of 12, /)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const line = canvas(page).locator('[data-drop-line]')
    await pressUntil(page, 'ArrowUp', line, 'after Editorial text')
    await page.keyboard.press('Space')
    await expectFocus(section(page, 'FAQ-0001'), /, 10 of 12, /)

    await tabTo(page, section(page, 'FAQ-0001').getByRole('button', { name: 'Move to…' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Move Frequently asked questions' })
    await expect(form.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('3,')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectFocus(section(page, 'FAQ-0001'), /, 3 of 12, /)
  })

  await test.step('one is copied, deleted and brought back', async () => {
    await page.keyboard.press('ControlOrMeta+d')
    await expectFocus(section(page, 'FAQ-0002'), /, 4 of 13, /)
    await page.keyboard.press('ArrowDown')
    await expectFocus(section(page, 'KBS-0001'), /, 5 of 13, /)
    await page.keyboard.press('Delete')
    await expectFocus(section(page, 'ABS-0001'), /, 5 of 12, /)
    await page.keyboard.press('ControlOrMeta+z')
    await expectFocus(section(page, 'KBS-0001'), /, 5 of 13, /)
    await page.keyboard.press('ControlOrMeta+z')
    await expectFocus(section(page, 'KBS-0001'), /, 4 of 12, /)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expectFocus(section(page, 'FAQ-0002'), /, 4 of 13, /)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sections(page)).toHaveCount(12)
  })

  const order = await idsOnPage(page)
  await test.step('it is named and exported', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+e')
    const dialog = page.getByRole('dialog', { name: 'Export Page' })
    await expect(dialog.getByRole('textbox', { name: 'Page Name' })).toBeFocused()
    await page.keyboard.type('gold-card')
    await tabTo(page, dialog.getByRole('button', { name: 'Export DOCX' }))
    const layoutFile = page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.json'))
    const wordFile = page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.docx'))
    await page.keyboard.press('Enter')
    expect((await layoutFile).suggestedFilename()).toBe('gold-card.layout.json')
    expect((await wordFile).suggestedFilename()).toBe('gold-card-spec.docx')
    const spec = pageSpecSchema.parse(JSON.parse(await readFile(await (await layoutFile).path(), 'utf8')))
    expect(spec.page.name).toBe('gold-card')
    expect(spec.components.map(({ instanceId }) => instanceId)).toEqual(order)
    expect(spec.components.map(({ code }) => code).toSorted()).toEqual([...twelveCodes].toSorted())
    await expect.poll(heard).toContain('✅ DOCX and JSON files exported successfully!')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  // How many were found is said when the typing pauses, and so not every time.
  expect((await heard()).filter((words) => !/ found$/.test(words))).toEqual([
    'Added Header (Emirates NBD), now 1 of 1, at the top',
    'Added Footer (Emirates NBD), now 2 of 2, after Header (Emirates NBD)',
    'Added Hero banner, now 2 of 3, after Header (Emirates NBD)',
    'Added Key benefits, now 3 of 4, after Hero banner',
    'Added Benefit list with details, now 4 of 5, after Key benefits',
    'Added Card list, alternating, now 5 of 6, after Benefit list with details',
    'Added Content separator, now 6 of 7, after Card list, alternating',
    'Added Image and content, now 7 of 8, after Content separator',
    'Added Highlighted numbers, now 8 of 9, after Image and content',
    'Added Editorial text, now 9 of 10, after Highlighted numbers',
    'Added Product list, now 10 of 11, after Editorial text',
    'Added Frequently asked questions, now 11 of 12, after Product list',
    'Frequently asked questions, now 10 of 12, after Editorial text',
    'Frequently asked questions, now 11 of 12, after Product list',
    'The footer must stay last. Nothing was moved.',
    'Frequently asked questions lifted, 11 of 12',
    'Frequently asked questions stays here, 11 of 12',
    'Frequently asked questions, now 10 of 12, after Editorial text',
    'Frequently asked questions, now 10 of 12, after Editorial text',
    'Frequently asked questions, now 3 of 12, after Hero banner',
    'Duplicated. Frequently asked questions, now 4 of 13, after Frequently asked questions',
    'Deleted Key benefits. 12 components left. Undo brings it back.',
    'Undone: delete Key benefits',
    'Undone: duplicate Frequently asked questions',
    'Done again: duplicate Frequently asked questions',
    'Undone: duplicate Frequently asked questions',
    '✅ DOCX and JSON files exported successfully!',
    'If the browser asks, allow this site to save both files.',
  ])
})

async function signInByKeys(page: Page) {
  await tabTo(page, page.getByPlaceholder('Enter your username'))
  await page.keyboard.type('marketing')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(passwordOf('marketing'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Webpage Builder' })).toBeFocused()
}

async function addBySearch(page: Page, code: string) {
  const before = await sections(page).count()
  await pressUntilFocused(page, 'F6', page.getByRole('searchbox', { name: 'Search components' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(code)
  await expect(page.getByRole('heading', { name: 'Components (1)' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(sections(page)).toHaveCount(before + 1)
}

async function addByPalette(page: Page, code: string) {
  const before = await sections(page).count()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'What do you want to do?' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(code)
  const wanted = palette.getByRole('group', { name: 'Add a component' }).getByRole('option').first()
  await expect(wanted).toContainText(code)
  for (let rows = 0; rows < 20 && (await wanted.getAttribute('aria-selected')) !== 'true'; rows++) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(sections(page)).toHaveCount(before + 1)
}

async function expectFocus(target: Locator, name: RegExp) {
  await expect(target).toBeFocused()
  await expect(target).toHaveAccessibleName(name)
}

function tabTo(page: Page, target: Locator) {
  return pressUntilFocused(page, 'Tab', target)
}

async function pressUntilFocused(page: Page, key: string, target: Locator) {
  for (let times = 0; times < 30; times++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

async function pressUntil(page: Page, key: string, told: Locator, words: string) {
  for (let times = 0; times < 60; times++) {
    await page.keyboard.press(key)
    if ((await told.textContent()) === words) return
  }
  await expect(told).toHaveText(words)
}
