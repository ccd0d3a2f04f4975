import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { laterPart } from '../../loading/later-part.ts'
import { shownInTool } from '../../team-pictures/shown-in-tool.ts'

/** The page as its download will be; nothing where its templates cannot be had. */
export async function drawDocument(
  result: ParseResult,
  usePlaceholderImages: boolean,
): Promise<string | undefined> {
  try {
    const { drawPage } = await loadDrawPage()
    const page = { ...pageFromParseResult(result, usePlaceholderImages), showsDrafts: true }
    return await drawPage(await shownInTool(page))
  } catch (cause) {
    console.error(cause)
    return undefined
  }
}

const loadDrawPage = laterPart(() => import('../../rendering/draw-page.ts'))
