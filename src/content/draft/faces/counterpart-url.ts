import { type Locale, otherLocale } from '#base/locale.ts'

/** How the paths of the bank's sites name a language: `/en/cards`, `/en-AE/cards`, `/english/cards`. */
const names: Readonly<Record<Locale, readonly [code: string, word: string]>> = {
  'en-AE': ['en', 'english'],
  'ar-AE': ['ar', 'arabic'],
}

/** A language stands first in a path, or behind one name. */
const form = /^((?:https?:\/\/[^/?#]+)?(?:\/[^/?#]+)?\/)([a-z]+)((?:[-_]ae)?(?:[/?#].*)?)$/is
const firstForm = /^((?:https?:\/\/[^/?#]+)?\/)([a-z]+)((?:[-_]ae)?(?:[/?#].*)?)$/is

/** The address in this language: where its path names the other one, with this one there; else the same. */
export function counterpartUrl(url: string, locale: Locale): string {
  const from = names[otherLocale(locale)]
  for (const [, start = '', name = '', end = ''] of [firstForm.exec(url), form.exec(url)].filter(
    (each) => each !== null,
  )) {
    const to = names[locale][from.indexOf(name.toLowerCase())]
    if (to !== undefined) return start + (name === name.toUpperCase() ? to.toUpperCase() : to) + end
  }
  return url
}
