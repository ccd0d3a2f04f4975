import type { Locale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { readStored } from '#content/draft/read-stored.ts'
import { isFooter, isHeader, pageBrand } from '#layout/layout.ts'
import { limits } from '#team/limits.ts'
import type { DraftSummary } from '#team/page-entry.ts'
import type { Refusal } from '#team/refusal.ts'
import { digestOf } from '../digest.ts'
import { faceHashes, shownText } from './shown-text.ts'

/** A draft as it is kept. */
export type SentDraft = {
  text: string
  bytes: number
  summary: DraftSummary
  /** Of the text: of the very same change. */
  digest: string
  /** Of what the page shows, and of what it shows in each language. */
  hash: string
  faceHashes: ReadonlyMap<Locale, string>
}

/** Whatever form a browser of an earlier release sends is kept in that of this one. */
export function readSentDraft(sent: unknown): Result<SentDraft, Refusal> {
  const draft = readStored(sent, [], 0)?.draft
  if (!draft) return refuse({ code: 'bad-request', what: 'draft' })
  const text = JSON.stringify(draft)
  const bytes = Buffer.byteLength(text)
  if (bytes > limits.draftBytes) return refuse({ code: 'too-large', what: 'draft' })
  return accept({
    text,
    bytes,
    summary: summarize(draft),
    digest: digestOf(text),
    hash: digestOf(shownText(draft)),
    faceHashes: faceHashes(draft),
  })
}

function summarize({ layout, displayName, createdAt, other }: Draft): DraftSummary {
  const { pageName, locale, components } = layout
  const picture = components.find(({ code }) => !isHeader(code) && !isFooter(code)) ?? components[0]
  return {
    pageName,
    ...(displayName !== undefined && { displayName }),
    locale,
    ...(other && { otherLocale: other.locale }),
    brand: pageBrand(components),
    ...(picture && { pictureCode: picture.code }),
    componentCount: components.length,
    createdAt,
  }
}
