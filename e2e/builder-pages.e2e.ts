import { expect, type Page } from '@playwright/test'
import { emptyDraft, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { listen, openBuilder, openDraft, sections } from './the-builder.ts'
import { add, choose, expectName, expectNoViolations, expectSaved, notice, rename } from './the-pages.ts'

test('pages are made, renamed, duplicated, opened and deleted, and deleting is undone', async ({ page }) => {
  await openDraft(page, writtenDraft('gold-card', ['HDR001-ENBD', 'HBR001', 'FAQ001']))
  await choose(page, 'Duplicate page')
  await expectName(page, 'gold-card-copy')
  await expect(sections(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')

  await choose(page, 'New page')
  await expect(page.getByText('No components yet')).toBeVisible()
  await add(page, 'Frequently asked questions')
  await expect(sections(page)).toHaveCount(1)
  await rename(page, 'loan')
  await expectSaved(page)

  await choose(page, 'Pages…')
  const dialog = page.getByRole('dialog', { name: 'Pages' })
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('loan')
  await expect(rows.first()).toContainText('1 component')
  await expect(dialog.getByRole('button', { name: 'Open loan', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await dialog.getByRole('button', { name: 'Rename gold-card', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Page name' }).fill('silver-card')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Rename silver-card' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Duplicate silver-card' }).click()
  await expect(dialog.getByRole('button', { name: 'Open silver-card-copy' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete silver-card-copy' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows).toHaveCount(4)

  await dialog.getByRole('button', { name: 'Open silver-card', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectName(page, 'silver-card')
  await expect(sections(page)).toHaveCount(3)
  await page.goBack()
  await expectName(page, 'loan')
})

test('deleting the open page opens another one, and undo brings it back', async ({ page }) => {
  await openDraft(page, emptyDraft('first', ['FAQ001']))
  await choose(page, 'New page')
  await add(page, 'Frequently asked questions')
  await add(page, 'Frequently asked questions')
  await rename(page, 'second')
  await choose(page, 'Delete page')
  await expectName(page, 'first')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Deleted second' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expectName(page, 'second')
  await expect(sections(page)).toHaveCount(2)

  await choose(page, 'Delete page')
  await expectName(page, 'first')
  await choose(page, 'Delete page')
  await expectName(page, 'Untitled page')
  await expect(sections(page)).toHaveCount(0)
})

test('a page is deleted, brought back and named', async ({ page }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))

  await test.step('a deleted page says how it comes back, and is restored from the list', async () => {
    const heard = await listen(page)
    await choose(page, 'Delete page')
    await expectName(page, 'Untitled page')
    await expect.poll(heard).toContain('Deleted gold-card. Undo or the list of pages brings it back.')
    await page.reload()
    await choose(page, 'Pages…')
    const dialog = page.getByRole('dialog', { name: 'Pages' })
    await dialog.getByText('Recently deleted').click()
    await expectNoViolations(page, 'dialog')
    await dialog.getByRole('button', { name: 'Restore gold-card' }).click()
    await expect(dialog.getByRole('button', { name: 'Open gold-card' })).toBeFocused()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(dialog.getByText('Recently deleted')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Open gold-card' }).click()
    await expectName(page, 'gold-card')
  })

  await test.step('an address without a page, and one of a page that was deleted', async () => {
    await page.goto('/builder')
    await expect(page).toHaveURL('/builder?page=seeded')
    await choose(page, 'Delete page')
    await expect(page).not.toHaveURL('/builder?page=seeded')
    await expectName(page, 'Untitled page')

    await page.goto('/builder?page=seeded')
    await expect(
      page.getByText('The page at this address was deleted. A new page is open.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expectName(page, 'gold-card')
    await expect(page).toHaveURL('/builder?page=seeded')
  })

  await test.step('a page has a name for people, and its files one that follows from it', async () => {
    await page.getByRole('button', { name: 'gold-card, rename' }).click()
    const field = page.getByRole('textbox', { name: 'Page name' })
    await field.fill('Skyline credit card')
    await expect(page.getByText('Its files are called skyline-credit-card.')).toBeVisible()
    await field.press('Enter')
    await expectName(page, 'Skyline credit card')

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export Page' })
    const fileName = dialog.getByRole('textbox', { name: 'Page Name' })
    await expect(fileName).toHaveValue('skyline-credit-card')
    await fileName.fill('summer-2027')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export DOCX' }).click()
    expect((await download).suggestedFilename()).toMatch(/^summer-2027/)
    await page.keyboard.press('Escape')
    await expectName(page, 'Skyline credit card')
    await page.reload()
    await expectName(page, 'Skyline credit card')
    await expect(page).toHaveTitle('Skyline credit card · Webpage Builder')
  })
})

test('menu and dialogs of pages work, and say when they cannot', async ({ page, context }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))

  await test.step('a dialog that cannot be fetched is tried again', async () => {
    await page.route('**/assets/panels-*.js', (route) => route.abort())
    await choose(page, 'Reset…')
    await expect(page.getByText('your work is kept').first()).toBeVisible()
    await page.unroute('**/assets/panels-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Reset this page?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sections(page)).toHaveCount(1)
  })

  await test.step('menu, dialogs and questions of pages have no violations', async () => {
    await page.getByRole('button', { name: 'Page menu' }).click()
    await expectNoViolations(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await choose(page, 'Pages…')
    const dialog = page.getByRole('dialog', { name: 'Pages' })
    await expect(rowsOf(page)).toHaveCount(1)
    await expectNoViolations(page, 'dialog')
    await dialog.getByRole('button', { name: 'Rename gold-card' }).click()
    await dialog.getByRole('textbox').fill('Gold Card')
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Rename gold-card' })).toBeFocused()
    await page.keyboard.press('Escape')

    await choose(page, 'Reset…')
    await expectNoViolations(page, 'dialog')
    await page.keyboard.press('Escape')
  })

  await test.step('pages that cannot be listed say so, and can be tried again', async () => {
    await page.evaluate(() => {
      const { getAll } = IDBObjectStore.prototype
      IDBObjectStore.prototype.getAll = () => {
        IDBObjectStore.prototype.getAll = getAll
        throw new DOMException('blocked', 'InvalidStateError')
      }
    })
    await choose(page, 'Pages…')
    await expect(notice(page)).toContainText('Your pages cannot be read')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the list follows what other tabs do', async () => {
    await choose(page, 'Pages…')
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(1)

    const other = await context.newPage()
    await other.goto('/builder?page=seeded')
    await choose(other, 'Duplicate page')
    await expect(rows).toHaveCount(2)
    await choose(other, 'Delete page')
    await expect(rows).toHaveCount(1)
    await other.close()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('many pages can be searched', async () => {
    await choose(page, 'Pages…')
    const dialog = page.getByRole('dialog', { name: 'Pages' })
    for (let count = 2; count <= 9; count++) {
      await dialog.getByRole('button', { name: 'Duplicate gold-card', exact: true }).click()
      await expect(rowsOf(page)).toHaveCount(count)
    }
    await dialog.getByRole('searchbox', { name: 'Search pages' }).fill('copy-3')
    await expect(rowsOf(page)).toHaveCount(1)
    await dialog.getByRole('searchbox').fill('mortgage')
    await expect(dialog.getByText('No page has “mortgage”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('dialogs once fetched need no network', async () => {
    await choose(page, 'Reset…')
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
  })
})

test('reset asks first, clears everything, and is undone', async ({ page }) => {
  await openDraft(page, writtenDraft('gold-card', ['HBR001', 'FAQ001']))
  const heard = await listen(page)
  await choose(page, 'Reset…')
  const question = page.getByRole('alertdialog', { name: 'Reset this page?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sections(page)).toHaveCount(2)

  await choose(page, 'Reset…')
  await question.getByRole('button', { name: 'Reset page' }).click()
  await expect(sections(page)).toHaveCount(0)
  await expectName(page, 'Untitled page')
  await expect.poll(heard).toContain('The page is empty. Undo brings everything back.')

  await page.keyboard.press('Control+z')
  await expect(sections(page)).toHaveCount(2)
  await expectName(page, 'gold-card')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate HTML' })).toBeVisible()
})

test('pages of one name are told apart, and each has its picture', async ({ page }) => {
  await openDraft(page, emptyDraft('gold-card', ['HDR001-ENBD', 'FAQ001']))
  await choose(page, 'Duplicate page')
  await expectName(page, 'gold-card-copy')
  await rename(page, 'gold-card')
  await choose(page, 'Pages…')
  await expect(rowsOf(page)).toHaveCount(2)
  const buttons = rowsOf(page).getByRole('button', { name: /^Open gold-card, created / })
  await expect(buttons).toHaveCount(2)
  expect(await buttons.first().getAttribute('aria-label')).not.toBe(
    await buttons.last().getAttribute('aria-label'),
  )
  const picture = rowsOf(page).first().locator('img')
  await expect(picture).toHaveAttribute('src', /FAQ001/)
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('mortgage')
  await expect(rowsOf(page)).toHaveCount(0)
})

test('a page that cannot be read is left alone', async ({ page }) => {
  await openBuilder(page)
  await expect(page.getByText('No components yet')).toBeVisible()
  await page.evaluate(breakPage)
  await page.reload()
  await expect(
    page
      .getByText('The page at this address cannot be read. It was left as it is, and a new page is open.')
      .first(),
  ).toBeVisible()
  await expect(page).not.toHaveURL('/builder?page=seeded')
  await add(page, 'Frequently asked questions')
  await expectSaved(page)
  await choose(page, 'Pages…')
  await expect(rowsOf(page)).toHaveCount(2)
})

function rowsOf(page: Page) {
  return page.getByRole('list', { name: 'Your pages' }).getByRole('listitem')
}

async function breakPage() {
  const request = indexedDB.open('webpage-builder')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const transaction = request.result.transaction('pages', 'readwrite')
  transaction.objectStore('pages').put({ layout: 'broken' }, ['draft', 'marketing', 'seeded'])
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  request.result.close()
}
