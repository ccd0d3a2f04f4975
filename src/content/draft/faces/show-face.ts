import type { Locale } from '#base/locale.ts'
import type { PageImages } from '../../pictures/page-picture.ts'
import { isSame } from '../compare/is-same.ts'
import type { Draft, OtherFace } from '../draft.ts'

/** Both ways: whoever looks at one face and then at the other again has the very same drafts. */
const turned = new WeakMap<Draft, Draft>()

/** The draft with this face in front; the same draft where that is so already, or where it has no such face. */
export function showFace(draft: Draft, locale: Locale): Draft {
  const { other } = draft
  if (locale === draft.layout.locale || other?.locale !== locale) return draft
  const known = turned.get(draft)
  if (known) return known
  const next = turn(draft, other)
  turned.set(draft, next)
  turned.set(next, draft)
  return next
}

/** The page in this language alone. */
export function onlyFace(draft: Draft, locale: Locale): Draft {
  const { other: _, ...face } = showFace(draft, locale)
  return face
}

/** The languages that it is in, the face in front first. */
export function localesOf({ layout, other }: Draft): Locale[] {
  return other ? [layout.locale, other.locale] : [layout.locale]
}

export function hasFace(draft: Draft, locale: Locale): boolean {
  return localesOf(draft).includes(locale)
}

/** Whether both are the same page, whichever face each has in front. */
export function isSamePage(one: Draft, other: Draft): boolean {
  return isSame(showFace(one, other.layout.locale), other)
}

/** What is done to another face than the one in front, which stays in front. */
export function changeFace(draft: Draft, locale: Locale, change: (shown: Draft) => Draft): Draft {
  return showFace(change(showFace(draft, locale)), draft.layout.locale)
}

function turn(draft: Draft, other: OtherFace): Draft {
  const { displayName, publicUrl, actionUrl, images, layout, content, ...shared } = draft
  return {
    ...shared,
    layout: { ...layout, locale: other.locale, pageName: other.pageName },
    content: other.content,
    ...ownNames(other),
    ...(images && { images: withAlts(images, other.alts) }),
    other: {
      locale: layout.locale,
      content,
      pageName: layout.pageName,
      ...ownNames(draft),
      ...altsOf(images),
    },
  }
}

type Names = Pick<OtherFace, 'displayName' | 'publicUrl' | 'actionUrl'>

function ownNames({ displayName, publicUrl, actionUrl }: Names): Names {
  return {
    ...(displayName !== undefined && { displayName }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(actionUrl !== undefined && { actionUrl }),
  }
}

function withAlts(images: PageImages, alts: Record<string, string> = {}): PageImages {
  const told = Object.entries(images).map(([hash, { alt: _, ...image }]): [string, PageImages[string]] => {
    const alt = Object.hasOwn(alts, hash) ? alts[hash] : undefined
    return [hash, alt === undefined ? image : { ...image, alt }]
  })
  return Object.fromEntries(told)
}

export function altsOf(images: PageImages = {}): Pick<OtherFace, 'alts'> {
  const alts = Object.entries(images).flatMap(([hash, { alt }]): [string, string][] =>
    alt === undefined ? [] : [[hash, alt]],
  )
  return alts.length > 0 ? { alts: Object.fromEntries(alts) } : {}
}
