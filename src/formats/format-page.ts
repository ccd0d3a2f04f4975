import type { Draft } from '#content/draft/draft.ts'
import { exportWithState } from '#content/draft/draft-content.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { pageFromDraft, pageFromParseResult } from '#html/page.ts'
import type { Format, FormatPage } from './format.ts'

/** The page that somebody puts together, with the values that the format takes. */
export function formatPageFromDraft(format: Pick<Format, 'values'>, draft: Draft): FormatPage {
  const { other } = draft
  return {
    ...faceFromDraft(format, draft),
    ...(other && { other: faceFromDraft(format, showFace(draft, other.locale)) }),
  }
}

function faceFromDraft({ values }: Pick<Format, 'values'>, draft: Draft): FormatPage {
  return {
    ...pageFromDraft(draft, false),
    ...(values === 'all' && { content: exportWithState(draft.content) }),
    pageName: draft.layout.pageName,
    ...(draft.picturesUrl && { picturesUrl: draft.picturesUrl }),
    createdAt: draft.createdAt,
  }
}

/** The page that a document describes; `at` is its time where the document says none. */
export function formatPageFromResult(result: ParseResult, at: string): FormatPage {
  const { pageName, createdAt = at } = result.metadata
  return { ...pageFromParseResult(result, false), pageName, createdAt }
}
