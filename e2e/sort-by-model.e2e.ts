import { expect, type Page } from '@playwright/test'
import { answers, type Reply, says, startModelServer } from '#models/fake-model-server.ts'
import { agencyDeck } from '../test/copy-decks.ts'
import { wordFile } from './sample-documents.ts'
import { startServer } from './server-of-our-own.ts'
import { test } from './the-browser.ts'
import { openGenerator, parseOne } from './the-generator.ts'
import { expectNoViolations } from './the-pages.ts'

/** The model gives an answer once it may. */
function heldBack(reply: Reply) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: Reply = (...call) => void promise.then(() => reply(...call))
  return { held, letGo: resolve }
}

/** By the number that the prompt gives the line. */
const makesNotes =
  (...begins: string[]): Reply =>
  (response, request, asked) => {
    const prompt = asked.messages.at(-1)?.content ?? ''
    const lines = begins.map((begin) => {
      const line = prompt.split('\n').find((each) => each.includes(`| ${begin}`))
      return { id: line?.split(' ')[0], is: 'note', begins: 'same', component: 'same' }
    })
    says({ lines })(response, request, asked)
  }

test('a model sorts lines in one step, which can be stopped and taken back', async ({ page }) => {
  const first = heldBack(says({ lines: [] }))
  await using model = await startModelServer(
    first.held,
    answers(401, { error: { message: 'no key' } }),
    says({ lines: [] }),
    makesNotes('Mood: calm', 'No fee in the first year', 'You pay nothing'),
  )
  const server = await startServer(undefined, {
    AI_PROVIDER: model.settings.provider,
    AI_MODEL: model.settings.model,
    AI_BASE_URL: model.settings.baseUrl,
  })
  await openGenerator(page, `${server.url}/html-generator`)
  await parseOne(page, wordFile('skyline.docx', Buffer.from(agencyDeck())))
  await page.getByRole('button', { name: 'Make a page of it' }).click()

  await test.step('while the model reads, it can be stopped', async () => {
    await sorting(page).getByRole('button', { name: 'Sort with the model' }).click()
    await expect(sorting(page)).toContainText(/The model reads \d+ lines: \d+ s so far/)
    await expectNoViolations(page, 'dialog')
    await sorting(page).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(sorting(page).getByRole('button', { name: 'Sort with the model' })).toBeFocused()
    first.letGo()
  })

  await test.step('what fails says what to do, and changes nothing', async () => {
    await page.keyboard.press('Enter')
    await expect(sorting(page)).toContainText(
      'The model server refuses our key. Please tell your administrator. Nothing has changed here.',
    )
    await expectNoViolations(page, 'dialog')
    await sorting(page).getByRole('button', { name: 'Sort again' }).click()
    await expect(sorting(page)).toContainText('The model would leave all lines where they are.')
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('its answer is one step', async () => {
    await sorting(page).getByRole('button', { name: 'Sort again' }).click()
    await expect(sorting(page)).toContainText('The model has sorted the lines.')
    for (const begin of ['Mood: calm', 'No fee in the first', 'You pay nothing'])
      await expect(line(page, begin)).toContainText('Note')
    await undo(page).click()
    await expect(line(page, 'Mood: calm')).toContainText('Question')
    await expect(line(page, 'You pay nothing')).not.toContainText('Note')
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  })
  await server.stop()
})

function sorting(page: Page) {
  return page.getByRole('region', { name: 'Sorting with the model' })
}

function undo(page: Page) {
  return page.getByRole('button', { name: 'Undo', exact: true })
}

function line(page: Page, begin: string) {
  return page.locator('[data-line]', { hasText: begin })
}
