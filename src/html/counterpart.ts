import type { Locale } from '#base/locale.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import type { Page } from './page.ts'

/** Where the page stands in the other language, as templates see it. */
export type ShownCounterpart = { url: string; locale: Locale; dir: 'ltr' | 'rtl'; name: string }

/** A language as those who read it call it. */
const names: Readonly<Record<Locale, string>> = { 'en-AE': 'English', 'ar-AE': 'العربية' }

/** Nothing unless it is known where both stand, at addresses of their own. */
export function shownCounterpart({ publicUrl = '', counterpart }: Page): ShownCounterpart | undefined {
  const [own, url] = [readPublicUrl(publicUrl), readPublicUrl(counterpart?.publicUrl ?? '')]
  if (!counterpart || !own || !url || own === url) return undefined
  const { locale } = counterpart
  return { url, locale, dir: locale === 'ar-AE' ? 'rtl' : 'ltr', name: names[locale] }
}

/** What search engines are told: both, each of itself too; whoever reads neither gets the English one. */
export function alternatesOf(page: Page): { hreflang: string; url: string }[] {
  const other = shownCounterpart(page)
  if (!other) return []
  const pages = new Map([
    [page.locale, readPublicUrl(page.publicUrl ?? '') ?? ''],
    [other.locale, other.url],
  ])
  const [english = '', arabic = ''] = [pages.get('en-AE'), pages.get('ar-AE')]
  return [
    { hreflang: 'en-AE', url: english },
    { hreflang: 'ar-AE', url: arabic },
    { hreflang: 'x-default', url: english },
  ]
}

/** The way to the other language stands at the end of the header's bar. */
export function withLanguageLink(css: string): string {
  return `${css}\n${languageLink}`
}

const languageLink =
  '.language-link{margin-inline-start:auto;display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.75em;color:inherit;font-weight:500;text-underline-offset:.3em}@media print{.language-link{display:none}}'
