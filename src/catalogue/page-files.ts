import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import { type Site, siteSchema } from './site.ts'

/** What stands in for empty values, and the page's own words, by key. */
export type PageTexts = Record<Locale, Record<string, string>>

export const pageTextsSchema = z.record(z.enum(locales), z.record(z.string(), z.string()))

/**
 * The files that pages are rendered from, as text: the components' templates by code, and the parts of
 * the page around them. Server, command line and browser all render from these.
 */
export type PageFiles = {
  templates: Record<string, string>
  shell: string
  /** What must stand on pages of some products, before the footer; with a leading style, as a template. */
  notices: string
  css: string
  brandCss: { ENBD: string; EI: string }
  texts: PageTexts
  site: Site
  /** SVG sources by icon name. */
  icons: Record<string, string>
  /** SVG sources by the URL that the manifest gives them. */
  placeholders: Record<string, string>
}

const filesSchema = z.record(z.string(), z.string())

export const pageFilesSchema = z.object({
  templates: filesSchema,
  shell: z.string(),
  notices: z.string(),
  css: z.string(),
  brandCss: z.object({ ENBD: z.string(), EI: z.string() }),
  texts: pageTextsSchema,
  site: siteSchema,
  icons: filesSchema,
  placeholders: filesSchema,
})
