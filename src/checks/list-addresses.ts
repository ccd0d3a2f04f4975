import { columnsOf, findComponent, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf, isBlank, textOf } from '#content/content.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { findLinked, isUntold } from '#content/pictures/page-picture.ts'
import type { PagePlace } from '#content/place.ts'
import { readPictureAddress } from '#content/values/picture-address.ts'
import { readRichText } from '#content/values/rich-text.ts'
import { readAddress } from '#content/values/safe-url.ts'
import type { CheckedPage } from './checked-page.ts'
import { isHidden } from './is-hidden.ts'

/** Where something on the page leads, in which words, and where it is mended; the action address has no place. */
export type Link = { url: string; words: string; place?: PagePlace; isInText?: true }

/** A picture that an author named. */
export type Picture = { url: string; place: PagePlace }

/** Every link that the authors of a page gave it; those that no page gets are none. */
export function listLinks(page: CheckedPage, manifest: Manifest): Link[] {
  const action = readAddress(page.actionUrl ?? '')
  const links = eachValue(page, manifest).flatMap(({ field, fields, values, text, place }) => {
    if (field.type === 'richtext') return linksIn(text, place)
    const url = field.type === 'url' && !isPicture(field) ? readAddress(text) : undefined
    return url === undefined ? [] : [{ url, words: wordsOfButton(field, fields, values), place }]
  })
  return action === undefined ? links : [{ url: action, words: '' }, ...links]
}

export function listPictures(page: CheckedPage, manifest: Manifest): Picture[] {
  return eachValue(page, manifest).flatMap(({ field, text, place }) => {
    const url = isPicture(field) ? readPictureAddress(text) : undefined
    return url === undefined ? [] : [{ url, place }]
  })
}

/** How many of an author's pictures have no text of their own for those who cannot see them. Backgrounds only decorate. */
export function countUndescribedPictures(page: CheckedPage, manifest: Manifest): number {
  return listPictures(page, manifest).filter(
    ({ url, place }) =>
      !place.field.startsWith('background_') &&
      readMediaAddress(url) === undefined &&
      isUntold(findLinked(page.images, url) ?? {}),
  ).length
}

/** Every text of a page, in its order. */
export function listTexts(page: CheckedPage, manifest: Manifest): { text: string; place: PagePlace }[] {
  return eachValue(page, manifest).map(({ field, text, place }) => ({
    text:
      field.type === 'richtext'
        ? readRichText(text)
            .flatMap(({ runs }) => runs.map((run) => run.text))
            .join('')
        : text,
    place,
  }))
}

type Written = {
  field: Field
  fields: readonly Field[]
  values: ContentValues
  text: string
  place: PagePlace
}

function eachValue(page: CheckedPage, manifest: Manifest): Written[] {
  return page.components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    return component ? valuesOf(component, page, instanceId) : []
  })
}

function valuesOf(component: Component, page: CheckedPage, instanceId: string): Written[] {
  const { fields, items } = contentOf(page.content, instanceId)
  const list = (definitions: readonly Field[], values: ContentValues, of: { item?: number }) =>
    definitions.flatMap((field) => {
      const place = { instanceId, field: field.name, ...of }
      const value = values[field.name]?.value
      if (isBlank(value) || isHidden(page, component, place)) return []
      return [{ field, fields: definitions, values, text: textOf(value), place }]
    })
  return [
    ...list(component.docx.fields, fields, {}),
    ...items.flatMap((item, index) => list(columnsOf(component), item, { item: index })),
  ]
}

/** Runs of one link in a row are one. */
function linksIn(html: string, place: PagePlace): Link[] {
  const links: Link[] = []
  for (const { runs } of readRichText(html)) {
    let last: Link | undefined
    for (const { href, text } of runs) {
      if (href === undefined) {
        last = undefined
      } else if (last?.url === href) {
        last.words += text
      } else {
        last = { url: href, words: text, place, isInText: true }
        links.push(last)
      }
    }
  }
  return links
}

function wordsOfButton(url: Field, fields: readonly Field[], values: ContentValues): string {
  const text = fields.find(({ leadsTo }) => leadsTo === url.name)
  return text ? textOf(values[text.name]?.value) : ''
}
