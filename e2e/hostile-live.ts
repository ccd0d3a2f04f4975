import type { Page } from '@playwright/test'
import type { Locale } from '#base/locale.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { setLocale } from '#content/draft/draft-operations.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { contentWith, evilHost } from '../test/hostile-values.ts'
import { emptyDraft } from './sample-draft.ts'
import { openDraft, section } from './the-builder.ts'

type Attempt = { locale: Locale; values: readonly string[]; server?: string }

/**
 * Opens a page of these components on the live canvas, each with the next of the values in all its fields, goes through
 * every value as if to edit it, and says what is wrong: whatever ran, was asked for, or is no element, attribute or address
 * that a page may have.
 */
export async function findLiveHarm(
  page: Page,
  components: readonly Component[],
  { locale, values, server = '' }: Attempt,
): Promise<string[]> {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => harm.push(`threw ${message}`))
  page.on('request', (request) => {
    if (request.url().includes(evilHost)) harm.push(`asked for ${request.url()}`)
  })
  await page.addInitScript(() => {
    localStorage.setItem('webpage-builder.canvas', JSON.stringify({ mode: 'live' }))
    Object.assign(window, { hacked: () => alert('hacked') })
  })
  await openDraft(page, hostileDraft(components, { locale, values }), server)
  await page.frameLocator('iframe[title=Page]').locator('main > *').first().waitFor()
  await section(page, /, 1 of \d+,/).focus()
  await page.keyboard.press('Enter')
  const edited = new Set<string>()
  let at = await nextEdited(page, '')
  while (at !== undefined && !edited.has(at)) {
    edited.add(at)
    await page.keyboard.press('Tab')
    at = await nextEdited(page, at)
  }
  if (edited.size < 2 * components.length) harm.push(`only ${edited.size} values could be edited`)
  harm.push(...(await strangeIn(page)))
  return harm
}

function hostileDraft(components: readonly Component[], { locale, values }: Attempt): Draft {
  const codes = components.map(({ code }) => code)
  const draft = setLocale(emptyDraft('hostile', codes), locale)
  const data = draft.layout.components.map(({ instanceId }, index) => {
    const component = components[index]
    return (
      component && [instanceId, contentWith(component, 'everything', values[index % values.length] ?? '')]
    )
  })
  const read = readData(dataSchema.parse(Object.fromEntries(data.filter((each) => each !== undefined))))
  return { ...draft, content: importContent(read, draft.createdAt) }
}

/** The value that is edited after the last one; nothing once the edit is over. */
function nextEdited(page: Page, last: string): Promise<string | undefined> {
  return page.evaluate(async (before) => {
    // The editor of rich text comes later.
    for (let frames = 0; frames < 120; frames++) {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')
      const value = frame?.contentDocument?.activeElement as HTMLElement | null | undefined
      const { place, placeSrc, placeHref } = value?.dataset ?? {}
      const id = value?.closest<HTMLElement>('[data-instance]')?.dataset.instance
      const name = [id, place ?? placeSrc ?? placeHref].join()
      if (id !== undefined && document.activeElement === frame && name !== before) return name
      if (document.activeElement?.closest('[data-instance]')) return undefined
      await new Promise(requestAnimationFrame)
    }
  }, last)
}

function strangeIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')
    const safe = ['http:', 'https:', 'mailto:', 'tel:']
    const forbidden = ['script', 'iframe', 'object', 'embed', 'base', 'link', 'meta', 'form']
    return [...(frame?.contentDocument?.querySelectorAll('main *') ?? [])].flatMap((element) => [
      ...(forbidden.includes(element.localName) ? [`the element ${element.localName}`] : []),
      ...element.getAttributeNames().flatMap((name) => {
        const value = element.getAttribute(name) ?? ''
        if (name.startsWith('on')) return [`the attribute ${name}`]
        if (!['href', 'src', 'action', 'formaction', 'srcset'].includes(name)) return []
        const { protocol } = new URL(value, location.href)
        return safe.includes(protocol) || value.startsWith('data:image/svg+xml')
          ? []
          : [`the address ${value}`]
      }),
    ])
  })
}
