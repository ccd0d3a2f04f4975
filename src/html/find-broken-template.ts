import type { Locale } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import type { PageContent } from '#content/content.ts'
import { createRenderer } from './render.ts'
import { SectionError } from './section-error.ts'

/** No code: the page around the sections is broken. */
export type BrokenTemplate = { code: string | undefined; reason: string }

/**
 * The first template that cannot be filled in. Each page holds every component under its code as the instance id,
 * so that a whole catalogue is tried in a few renderings.
 */
export function findBrokenTemplate(
  { manifest, pageFiles }: { manifest: Manifest; pageFiles: PageFiles },
  pages: readonly { locale: Locale; content: PageContent }[],
): BrokenTemplate | undefined {
  try {
    const { renderPage } = createRenderer(manifest, pageFiles)
    for (const { locale, content } of pages) {
      renderPage({
        name: 'check',
        locale,
        components: manifest.components.map(({ code }) => ({ code, instanceId: code })),
        content,
        optionalElements: {},
        usePlaceholderImages: true,
      })
    }
  } catch (error) {
    if (error instanceof SectionError) return { code: error.code, reason: error.message }
    throw error
  }
}
