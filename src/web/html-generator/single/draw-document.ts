import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { loadManifest } from '../../api/load-manifest.ts'

/** The page as its download will be; nothing where its templates cannot be had. */
export async function drawDocument(
  result: ParseResult,
  usePlaceholderImages: boolean,
): Promise<string | undefined> {
  try {
    const [{ renderPage }, manifest] = await Promise.all([
      import('../../rendering/render-page.ts'),
      loadManifest(),
    ])
    return await renderPage(pageFromParseResult(result, usePlaceholderImages), manifest)
  } catch (cause) {
    console.error(cause)
    return undefined
  }
}
