import { type BrowserContext, type Page, test as plain } from '@playwright/test'

type Options = {
  /** For a test that leaves behind what cannot be taken back, or needs a browser that has read nothing before. */
  isAlone: boolean
}

type OfWorker = { sharedContext: BrowserContext }

/**
 * Tests follow each other in one browser context, emptied after each of them: scripts that were read and compiled once stay
 * so, and a page needs no process of its own.
 */
export const test = plain.extend<Options, OfWorker>({
  isAlone: [false, { option: true }],

  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      // Where a page of this address is open, the next one joins its process.
      const keeper = await context.newPage()
      await keeper.goto('/healthz')
      keepers.set(context, keeper)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, isAlone, sharedContext }, use) => {
    const context = isAlone ? await browser.newContext() : sharedContext
    await use(context)
    await (isAlone ? context.close() : empty(context))
  },

  page: async ({ context, viewport, isAlone }, use) => {
    const page = await context.newPage()
    if (viewport && !isAlone) await page.setViewportSize(viewport)
    await use(page)
  },
})

const keepers = new WeakMap<BrowserContext, Page>()

/** The page of a shared context that stays, from which what this browser stores can be reached. */
export function findKeeper(context: BrowserContext): Page | undefined {
  return keepers.get(context)
}

/** For one test among others that share. */
export const testAlone = test.extend({ isAlone: true })

/** As if nobody had been here, but for the browser's cache of files. */
async function empty(context: BrowserContext) {
  const keeper = findKeeper(context)
  if (!keeper) throw new Error('The page that keeps the process is gone')
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const client = await context.newCDPSession(keeper)
  await client.send('Storage.clearDataForOrigin', {
    origin: new URL(keeper.url()).origin,
    storageTypes: 'all',
  })
  await client.detach()
}
