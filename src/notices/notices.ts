import { z } from 'zod'
import type { Locale } from '#base/locale.ts'
import { type Brand, brands } from '#layout/layout.ts'
import arabic from '../../catalogue/rules/notices.ar-AE.json' with { type: 'json' }
import notices from '../../catalogue/rules/notices.json' with { type: 'json' }
import { findProduct } from './products.ts'

const sourceSchema = z.strictObject({
  name: z.string().min(1),
  item: z.string(),
  dated: z.string(),
  by: z.enum(['law', 'analogy', 'house']),
})

const noticeSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  products: z.array(z.string().refine((id) => findProduct(id) !== undefined, 'known-product')),
  /** Whose pages it stands on; without it, both. */
  brand: z.enum(brands).optional(),
  /** The rule about whole pages that asks for it. */
  answers: z.string().optional(),
  source: sourceSchema,
  /** English, word for word. */
  text: z.string().min(1),
})

const wordingSchema = z.strictObject({ official: z.string(), draft: z.string() })

const fileSchema = z.strictObject({
  about: z.string(),
  /** What the part of the page is called. */
  heading: z.strictObject({ en: z.string().min(1), ar: z.string().min(1) }),
  notices: z.array(noticeSchema),
})
const arabicSchema = z.strictObject({ about: z.string(), wordings: z.record(z.string(), wordingSchema) })

export type Notice = z.infer<typeof noticeSchema>
export type Wordings = z.infer<typeof arabicSchema>['wordings']

const file = fileSchema.parse(notices)

export const allNotices: readonly Notice[] = file.notices
export const arabicWordings: Wordings = arabicSchema.parse(arabic).wordings

/** A notice as a page has it; a draft is none that may be published, and is empty where there is none. */
export type NoticeWording = { notice: Notice; text: string; isDraft: boolean }

/** What a page is about, and in which language. */
export type NoticedPage = { product?: string | undefined; brand: Brand; locale: Locale }

/** What must stand on such a page, in the order of the file. A page of which nobody said what it is about needs none. */
export function noticesOf({ product, brand, locale }: NoticedPage): NoticeWording[] {
  return allNotices
    .filter((notice) => isFor(notice, product, brand))
    .map((notice) => ({ notice, ...wordingOf(notice, locale, arabicWordings) }))
}

export function headingOfNotices(locale: Locale): string {
  return file.heading[locale === 'ar-AE' ? 'ar' : 'en']
}

/** Those that may be published, as texts. */
export function publishedNotices(page: NoticedPage): string[] {
  return noticesOf(page).flatMap(({ text, isDraft }) => (isDraft ? [] : [text]))
}

/** Every wording of every notice, in any language. */
export function allWordings(): string[] {
  const arabic = Object.values(arabicWordings).flatMap(({ official, draft }) => [official, draft])
  return [...allNotices.map(({ text }) => text), ...arabic].filter((text) => text !== '')
}

export function isFor({ products, brand: only }: Notice, product: string | undefined, brand: Brand): boolean {
  return product !== undefined && products.includes(product) && (only === undefined || only === brand)
}

export function wordingOf(
  { id, text }: Pick<Notice, 'id' | 'text'>,
  locale: Locale,
  wordings: Wordings,
): Pick<NoticeWording, 'text' | 'isDraft'> {
  if (locale !== 'ar-AE') return { text, isDraft: false }
  const { official = '', draft = '' } = wordings[id] ?? {}
  return official.trim() === '' ? { text: draft, isDraft: true } : { text: official.trim(), isDraft: false }
}
