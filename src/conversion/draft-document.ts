import { accept, type Result, refuse } from '#base/result.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { exportWithState } from '#content/draft/draft-content.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { type PageSummary, type ParsedData, type ParseError, writeData } from '#content/parse-result.ts'
import { createPageSpec, type PageSpec } from '#layout/page-spec.ts'
import { makeDrafts } from '#proposal/join-languages.ts'
import { readAny } from '#proposal/read-any.ts'
import { summarizePage } from '#proposal/summarize-proposal.ts'
import { type ProposalTold, tellProposal } from '#proposal/tell-proposal.ts'
import { describeBehind } from '#texts/left-behind.ts'
import { describeReadRefusal } from '#texts/word/refusals.ts'
import type { Unpacker } from '#word/package/unpacker.ts'

/** A page that a document proposes, in the files that it travels in, and what became of the document's words. */
export type DraftedPage = { spec: PageSpec; data: ParsedData; told: ProposalTold; summary: PageSummary }

/**
 * The pages that a document proposes, two where it has two languages side by side, and in `behind` all its words that are on none of
 * them; or why there is none.
 */
export type DraftedDocument =
  | { pages: DraftedPage[]; behind: string }
  | { pages: []; why: 'is-page' | 'empty' | 'too-long' }

type Wishes = { manifest: Manifest; unpacker: Unpacker; filename: string; at: string }

/** Pages out of any document. `at` is an ISO time. */
export function draftDocument(
  bytes: Uint8Array,
  { manifest, unpacker, filename, at }: Wishes,
): Result<DraftedDocument, ParseError> {
  const { answer, proposed, unproposed } = readAny(bytes, { catalogue: manifest, filename, unpacker })
  if (!answer.read.ok) return refuse(describeReadRefusal(answer.read.refusal))
  if (!proposed) return accept({ pages: [], why: unproposed ?? 'is-page' })
  const faces = makeDrafts(proposed.pages, manifest, at, filename).flatMap(facesOf)
  const pages = proposed.pages.flatMap((proposal, index): DraftedPage[] => {
    const face = faces[index]
    if (!face) return []
    const { layout, content, createdAt } = face
    return [
      {
        spec: createPageSpec(layout, createdAt),
        data: writeData(exportWithState(content)),
        told: tellProposal(proposal),
        summary: summarizePage(proposal),
      },
    ]
  })
  return accept({ pages, behind: describeBehind([{ filename, proposed }]) })
}

function facesOf(draft: Draft): Draft[] {
  return draft.other ? [draft, showFace(draft, draft.other.locale)] : [draft]
}
