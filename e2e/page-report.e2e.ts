import { expect, type Page } from '@playwright/test'
import { acceptedContent } from '#content/draft/draft-content.ts'
import { countPage } from '#content/draft/review.ts'
import { addressOf, findTraces, serveChecks } from '../scripts/quality/checks-in-browser.ts'
import { badPage } from './bad-page.ts'
import { withValue } from './review-draft.ts'
import { emptyDraft, manifest, withPending, writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft, showPictures } from './the-builder.ts'
import { expectNoViolations } from './the-pages.ts'

const codes = ['HDR001-ENBD', 'HBR001', 'CardGridTextTop001', 'FAQ001', 'FTR001-ENBD']

test('a finished page is found to have one of every fault', async ({ page }) => {
  await serveChecks(page, () => badPage)
  await page.goto(addressOf('bad'))
  const { traces, untold } = await findTraces(page)
  const found = traces.map(({ fault, within = [], excerpt = '' }) => [fault.rule, within.at(-1), excerpt])
  expect(found).toEqual([
    ['no-title', undefined, ''],
    ['no-description', undefined, ''],
    ['many-main-headings', 'hbr-0001', 'Second'],
    ['heading-skipped', 'hbr-0001', 'Deep'],
    ['empty-heading', 'hbr-0001', ''],
    ['no-alt', 'faq-0001', expect.stringMatching(/^data:image/)],
    ['link-without-target', 'faq-0001', 'To nowhere'],
    ['link-without-words', 'faq-0001', '/terms'],
    ['duplicate-id', 'faq-0001', ''],
    ['low-contrast', 'kbs-0001', 'Pale words'],
    ['low-contrast', 'kbs-0001', 'White words on a veil'],
    ['low-contrast', 'kbs-0001', 'Grey words on a light slope'],
    ['too-wide', 'kbs-0001', 'Wide'],
  ])
  expect(traces.at(-1)?.fault).toEqual({ rule: 'too-wide', width: 320, excess: 80 })
  expect(untold).toBe(1)
})

test('each finding leads to where it is mended', async ({ page }) => {
  const draft = withPending(
    withPending(writtenDraft('gold-card', codes), 'HBR-0001', 'title'),
    'FAQ-0001',
    'title',
  )
  await openDraft(page, draft)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Page' })
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Use placeholder images' }).check()
  const { total } = countPage(draft, manifest)
  await expect(
    page.getByText(new RegExp(`^\\d+ of ${total} values are accepted\\. The page gets`)),
  ).toBeVisible()
  await expect(report(page).getByRole('status')).toHaveText('1 error, 1 to look at')
  await expect(report(page).getByRole('list', { name: 'Errors' }).getByRole('button')).toHaveText([
    /^The page needs this value\..*Hero banner, Title HBR-0001$/,
  ])
  await report(page)
    .getByRole('button', {
      name: /\d+ values? (is|are) not accepted yet.*Frequently asked questions, Title FAQ-0001/,
    })
    .click()
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  await expect(review.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  await expect(review.getByRole('article', { name: /^Title, Pending/ })).toBeFocused()
})

test('a good page has nothing to mend, and runs in no frame', async ({ page }) => {
  await showPictures(page)
  await page.addInitScript(watchFrames)
  await openDraft(page, writtenDraft('gold-card', codes))
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  await expect(report(page).getByRole('status')).toHaveText('6 to look at')
  await expect(report(page).getByRole('button', { name: /A picture is missing\./ })).toHaveCount(6)
  await page.getByRole('checkbox', { name: 'Use placeholder images' }).check()
  await expect(report(page).getByRole('status')).toHaveText('Nothing to mend')
  await expect(report(page).getByRole('region', { name: 'Where the links lead' })).toContainText('www.')
  const shown = page.frameLocator('iframe[title="The page as it will be downloaded"]')
  const { 'HBR-0001': hero } = acceptedContent(writtenDraft('gold-card', codes).content)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(String(hero?.fields.title?.value))
  const frames = await page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames)
  expect([...new Set(frames)].toSorted()).toEqual([
    'The page as it will be downloaded: ',
    'The page while it is measured: allow-same-origin',
  ])
  await expect(page.locator('iframe')).toHaveCount(1)
  await expectNoViolations(page, 'dialog')
})

test('a page without words says what to do, and where its name is', async ({ page }) => {
  await openDraft(page, emptyDraft('', ['FAQ001']))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a command' }).fill('Preview')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Nothing is written yet, .* Let AI Generate write it/)).toBeVisible()
  await expect(report(page).getByRole('status')).toHaveText('3 errors, 2 to look at')
  await report(page).getByRole('button', { name: 'Please enter a page name' }).click()
  await expect(page.getByRole('textbox', { name: 'Page name' })).toBeFocused()
})

test('buttons without an address are named, and lead to where it is given', async ({ page }) => {
  await openDraft(page, writtenDraft('gold-card', ['HBR002']))
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  await expect(report(page).getByRole('status')).toHaveText('2 to look at')
  await report(page)
    .getByRole('button', { name: /has no address, so the button leads to what follows.*CTA primary text/ })
    .click()
  const review = page.getByRole('dialog', { name: 'Review AI Generated Content' })
  await expect(review.getByRole('article', { name: /^CTA primary text/ })).toBeFocused()
})

test('a message about Arabic words reads in its own direction, and lets them have theirs', async ({
  page,
}) => {
  const draft = writtenDraft('gold-card', ['HBR002'])
  await openDraft(
    page,
    withValue(draft, 'HBR-0001', 'cta_primary_text', {
      value: 'ابدأ من هنا',
      origin: { by: 'person' },
      retryCount: 0,
      status: 'accepted',
      acceptedAt: '2026-11-20T08:00:00.000Z',
    }),
  )
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const words = report(page).getByText(/has no address, so the button leads/)
  await expect(words.first()).toHaveCSS('direction', 'ltr')
  await expect(words.locator('bdi').first()).toHaveText('ابدأ من هنا')
  await expect(words.first()).toContainText('“ابدأ من هنا”')
})

test('links that mislead are told of, and the hosts that a page leads to', async ({ page }) => {
  const draft = writtenDraft('gold-card', ['HBR001'])
  const hero = draft.content['HBR-0001']
  const url = hero?.fields.cta_url
  if (!hero || !url) throw new Error('The sample of HBR001 has no cta_url')
  const fields = { ...hero.fields, cta_url: { ...url, value: 'https://emiratesnbd.com.evil.example/apply' } }
  await openDraft(page, { ...draft, content: { 'HBR-0001': { ...hero, fields } } })
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  await expect(
    report(page).getByRole('button', {
      name: /leads to emiratesnbd\.com\.evil\.example, which looks like emiratesnbd\.com/,
    }),
  ).toBeVisible()
  await expect(report(page).getByRole('region', { name: 'Where the links lead' })).toContainText(
    'emiratesnbd.com.evil.example1 link, not the bank',
  )
})

test('pictures without a text are told of once, and leave nothing to mend', async ({ page }) => {
  const draft = writtenDraft('gold-card', ['HDR001-ENBD', 'HBR001', 'IMGCNT001', 'FTR001-ENBD'])
  const section = draft.content['IMG-0001']
  const link = section?.fields.cta_url
  if (!section || !link) throw new Error('The sample of IMGCNT001 has no cta_url')
  const value = 'https://www.emiratesnbd.com/card.png'
  const fields = { ...section.fields, image_url: { ...link, value } }
  await page.route(value, (route) => route.fulfill({ path: 'docs/pictures/builder.png' }))
  await openDraft(page, { ...draft, content: { ...draft.content, 'IMG-0001': { ...section, fields } } })
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  await expect(report(page).getByRole('status')).toHaveText('Nothing to mend')
  await expect(report(page).getByText(/^1 picture has no text for those who cannot see it\./)).toBeVisible()
})

test('on a phone the page comes first and the report below', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openDraft(page, writtenDraft('بطاقة', codes))
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const shown = page.getByRole('region', { name: 'The page as it will be' })
  await expect(shown.getByRole('radio', { name: 'Phone' })).toBeChecked()
  const row = report(page).getByRole('button', { name: 'Please enter a page name' })
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expectNoViolations(page, 'dialog')
})

function report(page: Page) {
  return page.getByRole('region', { name: 'Page report' })
}

/** Keeps title and sandbox of every frame that the screen ever has. */
function watchFrames() {
  if (window !== window.top) return
  const seenFrames: string[] = []
  Object.assign(window, { seenFrames })
  new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(framesIn))
      seenFrames.push(`${frame.title}: ${frame.getAttribute('sandbox')}`)
  }).observe(document, { childList: true, subtree: true })

  function framesIn(node: Node): HTMLIFrameElement[] {
    if (node instanceof HTMLIFrameElement) return [node]
    return node instanceof Element ? [...node.querySelectorAll('iframe')] : []
  }
}
