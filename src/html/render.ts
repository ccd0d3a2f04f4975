import { withoutOverrides } from '#base/without-overrides.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { alternatesOf, withLanguageLink } from './counterpart.ts'
import { describePage } from './describe-page.ts'
import type { Page } from './page.ts'
import { renderNotices } from './render-notices.ts'
import { withPictureElements } from './render-picture.ts'
import { createSectionRenderer, createState, type Rendering, type Section } from './section-renderer.ts'
import { faqPage, scriptHash } from './structured-data.ts'
import { createTemplates } from './templates.ts'

export type Renderer = { renderPage: (page: Page) => string }

/** Components without a template are left out of pages. What a template cannot do is thrown as a `SectionError`. */
export function createRenderer(manifest: Manifest, pageFiles: PageFiles): Renderer {
  const templates = createTemplates(pageFiles)
  const { tokens, startPage, drawnOf, renderSection } = createSectionRenderer(manifest, pageFiles, templates)

  function renderPage(page: Page): string {
    const rendering = startPage(page)
    const sections = drawnOf(rendering).map((drawn) => renderSection(rendering, drawn))
    return templates.fillShell(shellScope(rendering, sections), createState('', rendering.memory))
  }

  function shellScope({ page, common, memory }: Rendering, sections: Section[]) {
    const described = describePage(page, manifest)
    const title = withoutOverrides(described.title)
    const description = withoutOverrides(described.description)
    const brandName = common.text[common.brand === 'EI' ? 'brand_ei' : 'brand_enbd']
    const structuredData = withoutOverrides(faqPage(sections.flatMap(({ questions }) => questions)))
    const hasPictures = sections.some(({ html }) => html.includes('<picture>'))
    const notices = renderNotices({ page, common, memory }, templates)
    const styles = templates.cssOf(common.brand, notices ? [...sections, notices] : sections)
    const css = common.other_language ? withLanguageLink(styles) : styles
    const htmlOf = (wanted: (code: string) => boolean) =>
      sections
        .filter(({ code }) => wanted(code))
        .map(({ html }) => html)
        .join('\n')
    return {
      ...common,
      lang: page.locale,
      title: [title, brandName].filter(Boolean).join(' | '),
      description,
      page_title: title,
      brand_name: brandName,
      alternates: alternatesOf(page),
      public_url: readPublicUrl(page.publicUrl ?? '') ?? '',
      share_image: sections.find(({ shareImage }) => shareImage !== '')?.shareImage ?? '',
      structured_data: structuredData,
      script_hash: structuredData && scriptHash(structuredData),
      tokens: tokens[common.brand],
      has_main_heading: sections.some(({ hasMainHeading }) => hasMainHeading),
      layout_hash: page.layoutHash ?? '',
      has_pictures: hasPictures,
      css: hasPictures ? withPictureElements(css) : css,
      header: htmlOf(isHeader),
      main: [htmlOf((code) => !isHeader(code) && !isFooter(code)), notices?.html].filter(Boolean).join('\n'),
      footer: htmlOf(isFooter),
    }
  }

  return { renderPage }
}
