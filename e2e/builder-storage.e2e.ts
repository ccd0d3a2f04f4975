import { type BrowserContext, expect, type Page } from '@playwright/test'
import { fillStorage } from './full-storage.ts'
import { emptyDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { idsOnPage, openDraft, sections, takeBack } from './the-builder.ts'
import { add, choose, expectName, expectNoViolations, expectSaved, notice, rename } from './the-pages.ts'

test('a page is there after a reload, and only for its user', async ({ page, context }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))

  await test.step('a reload right after each action loses nothing', async () => {
    for (let count = 2; count <= 3; count++) {
      await add(page, 'Frequently asked questions')
      await page.reload()
      await expect(sections(page)).toHaveCount(count)
    }
    const ids = await idsOnPage(page)
    for (let count = 2; count >= 1; count--) {
      await page.keyboard.press('Control+z')
      await page.reload()
      await expect(sections(page)).toHaveCount(count)
    }
    for (let count = 2; count <= 3; count++) {
      await page.keyboard.press('Control+y')
      await expect(sections(page)).toHaveCount(count)
    }
    expect(await idsOnPage(page)).toEqual(ids)
  })
  await takeBack(page)

  await test.step('logging out with work that storage takes asks only whether', async () => {
    await add(page, 'Frequently asked questions')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })).toContainText(
      'Your work stays in this browser.',
    )
    await page.keyboard.press('Escape')
  })
  await takeBack(page)

  await test.step('each user has pages of their own', async () => {
    const signInAs = (username: string) =>
      page.evaluate((name) => {
        const record = { username: name, time: new Date().toISOString() }
        localStorage.setItem('webpage-builder.session', JSON.stringify(record))
      }, username)
    await signInAs('brand')
    await page.goto('/builder')
    await expectName(page, 'Untitled page')
    await choose(page, 'Pages…')
    await expect(page.getByText('No pages yet')).toBeVisible()
    await signInAs('marketing')
    await page.goto('/builder')
    await expectName(page, 'gold-card')
  })

  await test.step('another user who signs in elsewhere gets a builder of their own', async () => {
    const other = await context.newPage()
    await other.goto('/healthz')
    await other.evaluate(() => {
      const record = { username: 'brand', time: new Date().toISOString() }
      localStorage.setItem('webpage-builder.session', JSON.stringify(record))
    })
    await expectName(page, 'Untitled page')
    await expect(sections(page)).toHaveCount(0)
  })
})

test('a new page that was just begun is there after the tab was closed', async ({ page, context }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))
  await choose(page, 'New page')
  await expectName(page, 'Untitled page')
  await add(page, 'Frequently asked questions')
  await add(page, 'Frequently asked questions')
  await page.close({ runBeforeUnload: true })
  const again = await context.newPage()
  await again.goto('/builder')
  await expectName(again, 'Untitled page')
  await expect(sections(again)).toHaveCount(2)
})

async function openTwice(page: Page, context: BrowserContext) {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))
  const other = await context.newPage()
  await other.goto('/builder?page=seeded')
  await expect(sections(other)).toHaveCount(1)
  return other
}

test('a tab follows the other, and keeps what that one deletes', async ({ page, context }) => {
  const other = await openTwice(page, context)

  await test.step('a tab without work of its own follows the other', async () => {
    await add(other, 'Frequently asked questions')
    await expect(sections(page)).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Another tab changed this page.',
    )
    await page.keyboard.press('Control+z')
    await expect(sections(page)).toHaveCount(1)
    await expect(sections(other)).toHaveCount(1)
    await expectSaved(page)
    await expectSaved(other)
  })

  await test.step('a page deleted in another tab can be kept as a new one', async () => {
    await choose(other, 'Delete page')
    await expect(notice(page)).toContainText('This page was deleted in another tab.')
    await page.getByRole('button', { name: 'Keep it as a new page' }).click()
    await expect(notice(page)).toHaveCount(0)
    await expectSaved(page)
    await page.reload()
    await expectName(page, 'gold-card')
  })
})

/** Both change the page before either can save; the other one saves first. */
async function makeConflict(page: Page, context: BrowserContext) {
  const other = await openTwice(page, context)
  await page.evaluate(holdSaving)
  await add(page, 'Hero banner')
  await add(other, 'Frequently asked questions')
  await expectSaved(other)
  await page.evaluate(() => (window as unknown as { release: () => void }).release())
  await expect(notice(page)).toContainText('This page was changed in another tab, and here as well.')
  return other
}

test('where both tabs changed the page, the other version can be shown', async ({ page, context }) => {
  const other = await makeConflict(page, context)
  await expect(sections(other)).toHaveCount(2)
  await expectNoViolations(page, '[role=alert]')
  await page.getByRole('button', { name: 'Show the other version' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await idsOnPage(page)).toEqual(await idsOnPage(other))
  await expectSaved(page)
})

test('where both tabs changed the page, mine can be kept as a new page', async ({ page, context }) => {
  const other = await makeConflict(page, context)
  const mine = await idsOnPage(page)
  const theirs = await idsOnPage(other)
  await page.getByRole('button', { name: 'Keep mine as a new page' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page).not.toHaveURL('/builder?page=seeded')
  await expectSaved(page)
  await page.reload()
  await expect(sections(page)).toHaveCount(2)
  expect(await idsOnPage(page)).toEqual(mine)
  await other.reload()
  await expect(sections(other)).toHaveCount(2)
  expect(await idsOnPage(other)).toEqual(theirs)
})

test('storage that is full costs no work without a question', async ({ page }) => {
  await page.addInitScript(fillStorage)
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))

  await test.step('full storage is told, loses nothing, and is tried again', async () => {
    await page.evaluate(() => Object.assign(window, { isFull: true }))
    await add(page, 'Frequently asked questions')
    await expect(notice(page)).toContainText("This page is not saved: the browser's storage is full.")
    await expectNoViolations(page, '[role=alert]')

    await choose(page, 'New page')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(sections(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(notice(page)).toContainText('This page is not saved')
    // At once, before the tool tries again by itself.
    await page.getByRole('button', { name: 'Retry' }).evaluate((retry: HTMLElement) => {
      Object.assign(window, { isFull: false })
      retry.click()
    })
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expect(sections(page)).toHaveCount(2)
  })
  await takeBack(page)
  // From here on nothing more can be.
  await expectSaved(page)

  await test.step('work that could not be saved is left only on purpose', async () => {
    await page.evaluate(() => Object.assign(window, { isFull: true }))
    await rename(page, 'silver-card')
    await expect(notice(page)).toBeVisible()
    await choose(page, 'New page')
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave and lose them' })
      .click()
    await expectName(page, 'Untitled page')
    await page.goBack()
    await expectName(page, 'gold-card')
    await page.evaluate(() => Object.assign(window, { isFull: false }))
  })

  await test.step('logging out with work that nothing keeps is asked about', async () => {
    await page.evaluate(() => {
      Object.assign(window, { isFull: true })
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await add(page, 'Frequently asked questions')
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out and lose your work?' })
    await expectNoViolations(page, 'dialog')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(sections(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Log out and lose them' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('blocked storage is told at once, and the page can be worked on and exported', async ({ page }) => {
  await openDraft(page, emptyDraft('gold-card', ['FAQ001']))
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.goto('/builder')
  await expect(notice(page)).toContainText('this browser does not let us use its storage')
  await add(page, 'Frequently asked questions')
  await expect(sections(page)).toHaveCount(1)
  await notice(page).getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog', { name: 'Export Page' })).toBeVisible()
})

/** Saving waits, and so does sending to the team, which saves first: as in a tab that is slow. Messages of other tabs wait with it. */
function holdSaving() {
  const { setTimeout: later } = window
  const held: (() => void)[] = []
  Object.assign(window, {
    setTimeout: (work: () => void, time: number) =>
      time === 150 || time === 2000 ? held.push(work) : later(work, time),
    release: () => {
      Object.assign(window, { setTimeout: later })
      for (const work of held) work()
    },
  })
}
