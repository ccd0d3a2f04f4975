import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { type PageFiles, type PageTexts, pageFilesSchema, pageTextsSchema } from '#catalogue/page-files.ts'
import { type Site, siteSchema } from '#catalogue/site.ts'

const templatesUrl = '/templates'
const assetsUrl = `${templatesUrl}/assets`

type Wanted = { codes: readonly string[]; usePlaceholderImages: boolean }

/** What pages of these components are rendered from. Throws when the server does not give it. */
export async function loadPageFiles(
  manifest: Manifest,
  { codes, usePlaceholderImages }: Wanted,
): Promise<PageFiles> {
  const components = [...new Set(codes)].flatMap((code) => findComponent(manifest, code) ?? [])
  const [shell, notices, css, enbd, ei, texts, site, templates] = await Promise.all([
    loadText(`${templatesUrl}/page.html`),
    loadText(`${templatesUrl}/notices.html`),
    loadText(`${templatesUrl}/page.css`),
    loadText(`${templatesUrl}/brand-enbd.css`),
    loadText(`${templatesUrl}/brand-ei.css`),
    loadText(`${templatesUrl}/texts.json`),
    loadSite(),
    loadAll(components.map(({ code }) => [code, `${templatesUrl}/${code}.html`])),
  ])
  const icons = [
    ...components.flatMap((component) => component.icons ?? []),
    ...Object.values(templates).flatMap(findNamedIcons),
  ]
  const placeholders = components.flatMap(({ defaultImages = {} }) =>
    Object.values<string | undefined>(defaultImages),
  )
  const ours = placeholders
    .filter((url) => url !== undefined)
    .filter((url) => url.startsWith(`${assetsUrl}/`))
  return {
    templates,
    shell,
    notices,
    css,
    brandCss: { ENBD: enbd, EI: ei },
    texts: pageTextsSchema.parse(JSON.parse(texts)) as PageTexts,
    site,
    icons: await loadAll(icons.map((name) => [name, `${assetsUrl}/icons/${name}.svg`])),
    placeholders: await loadAll(usePlaceholderImages ? ours.map((url) => [url, url]) : []),
  }
}

/** What pages of any components are rendered from, in one answer. Throws when the server does not give it. */
export async function loadAllPageFiles(): Promise<PageFiles> {
  return pageFilesSchema.parse(JSON.parse(await loadText(`${templatesUrl}/page-files.json`))) as PageFiles
}

/** Throws when the server does not give it. */
export async function loadSite(): Promise<Site> {
  return siteSchema.parse(JSON.parse(await loadText(`${templatesUrl}/site.json`)))
}

/** Icons that a template names itself: `{{ 'clock' | icon }}`. */
function findNamedIcons(template: string): string[] {
  return [...template.matchAll(/'([a-z0-9-]+)'\s*\|\s*icon\b/g)].map(([, name]) => name ?? '')
}

async function loadAll(wanted: readonly (readonly [name: string, url: string])[]) {
  const unique = [...new Map(wanted)]
  const texts = await Promise.all(unique.map(([, url]) => loadText(url)))
  return Object.fromEntries(unique.map(([name], index) => [name, texts[index]?.trim() ?? '']))
}

/** Pictures that there are not are empty, as on the server. */
async function loadText(url: string): Promise<string> {
  const response = await fetch(url)
  if (response.status === 404 && url.startsWith(`${assetsUrl}/`)) return ''
  if (!response.ok) throw new Error(`Server error: ${response.status} for ${url}`)
  return await response.text()
}
