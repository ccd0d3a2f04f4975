import type { Page as BrowserPage } from '@playwright/test'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Component } from '#catalogue/manifest.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { type Aim, contentWith, evilHost, harmlessAddress, harmlessText } from './hostile-values.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)

export const components = manifest.components

/** What a browser made of one instance: its elements in order, and what of them is out of place. */
type Seen = { shape: string; strange: string[] }

/** Which fields get the value, the language of the page, and how the page is made of the values. */
type Attempt = { aim: Aim; locale: Locale; render?: Render }

export type Render = (component: Component, attempt: Attempt, values: readonly string[]) => string

/**
 * Opens a page with one instance of the component for each value, and says what is wrong: whatever ran, was asked for,
 * is no element, attribute or style that the component has with harmless values, or leads where nothing may lead. The
 * page's own policy is taken out first: it must not be needed.
 */
export async function findHarm(
  page: BrowserPage,
  component: Component,
  { aim, locale, render = renderPageOf }: Attempt,
  values: readonly string[],
): Promise<string[]> {
  const harm: string[] = []
  const pictures = picturesOf(aim === 'texts' ? [] : values)
  const tell = (what: string) => harm.push(`${component.code}, ${aim}, ${locale}: ${what}`)
  const onDialog = (dialog: { message: () => string; dismiss: () => Promise<void> }) => {
    tell(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  }
  page.on('dialog', onDialog)
  const html = render(component, { aim, locale }, [...harmlessValues, ...values])
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.url() === address) return route.fulfill({ body: html, contentType: 'text/html' })
    if (request.resourceType() !== 'image' || !pictures.has(request.url())) tell(`asked for ${request.url()}`)
    return route.abort()
  })

  const seen = await look(page)
  const harmless = seen.slice(0, harmlessValues.length)
  const hostile = seen.slice(harmlessValues.length)
  const known = new Set([...harmless.flatMap(({ shape }) => shape.split(' ')), ...richTextShapes])
  for (const [index, { shape, strange }] of hostile.entries()) {
    const value = JSON.stringify(values[index])
    for (const each of strange) tell(`${value} gave ${each}`)
    if (aim === 'texts' && shape !== harmless.at(-1)?.shape)
      tell(`${value} changed what the section is made of`)
    if (aim === 'everything') {
      for (const each of shape.split(' ')) if (!known.has(each)) tell(`${value} gave ${each}`)
    }
  }
  if (hostile.length !== values.length) tell(`${hostile.length} sections for ${values.length} values`)
  await page.unroute('**/*')
  page.off('dialog', onDialog)
  return harm
}

const address = 'http://page.example/'

/** The first section of a page has its main heading and its first image, hence two of each. */
const harmlessValues = [harmlessAddress, harmlessAddress, harmlessText, harmlessText]

/** What rich text may bring along. */
const richTextShapes = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a[href]',
  'a[href,rel]',
  'a[]',
].map((each) => (each.includes('[') ? each : `${each}[]`))

/** What may be asked for: an author names any picture on the web, but no value names one of the evil host rightly. */
function picturesOf(values: readonly string[]): Set<string> {
  const named = [harmlessAddress, ...values].flatMap((value) =>
    URL.canParse(value, address) ? new URL(value, address) : [],
  )
  return new Set(named.filter(({ host }) => host !== evilHost).map(({ href }) => href))
}

export function renderPageOf(
  component: Component,
  { aim, locale }: Attempt,
  values: readonly string[],
): string {
  const placed = values.map((value, index) => ({ value, instanceId: `XXX-${1000 + index}` }))
  const data = Object.fromEntries(
    placed.map(({ value, instanceId }) => [instanceId, contentWith(component, aim, value)]),
  )
  const html = renderPage({
    name: 'hostile',
    locale,
    createdAt: '2026-11-01T08:00:00.000Z',
    components: placed.map(({ instanceId }) => ({ code: component.code, instanceId })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: false,
  })
  return html.replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '<script>window.hacked = () => alert("hacked")</script>',
  )
}

async function look(page: BrowserPage): Promise<Seen[]> {
  await page.goto(address)
  return await page.evaluate(() => {
    const isSafe = (address: string) =>
      ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, document.baseURI).protocol)
    return [...document.querySelectorAll('main > *')]
      .filter(({ className }) => !className.includes('visually-hidden'))
      .map((section) => {
        const strange: string[] = []
        // What isolates Latin words in Arabic comes and goes with the words, and has no attributes.
        const elements = [section, ...section.querySelectorAll('*')].filter(
          (element) => !['bdi', 'span'].includes(element.localName) || element.hasAttributes(),
        )
        const shapes = elements.map((element) => {
          const names = element.getAttributeNames().map((name) =>
            // A second section of one title is named by a number behind it.
            name === 'aria-label' && element.localName === 'section' ? 'aria-labelledby' : name,
          )
          for (const name of names) {
            if (name.startsWith('on')) strange.push(`the attribute ${name}`)
            const value = element.getAttribute(name) ?? ''
            if (['href', 'src', 'action', 'formaction', 'srcset'].includes(name)) {
              if (!isSafe(value) && !value.startsWith('data:image/svg+xml;base64'))
                strange.push(`the address ${value}`)
            }
          }
          if (
            ['script', 'iframe', 'object', 'embed', 'base', 'link', 'meta', 'form'].includes(
              element.localName,
            )
          ) {
            strange.push(`the element ${element.localName}`)
          }
          const style = element.getAttribute('style')?.replaceAll(/\s/g, '').replaceAll(/\d+/g, '0')
          return `${element.localName}[${names.sort().join(',')}]${style === undefined ? '' : `{${style}}`}`
        })
        return { shape: shapes.join(' '), strange }
      })
  })
}
