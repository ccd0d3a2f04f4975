import { accept, type Result, refuse } from '#base/result.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { exportWithState } from '#content/draft/draft-content.ts'
import { type ParsedData, type ParseError, writeData } from '#content/parse-result.ts'
import { createPageSpec, type PageSpec } from '#layout/page-spec.ts'
import { makeDraft } from '#proposal/make-draft.ts'
import { proposePages } from '#proposal/propose-page.ts'
import { type ProposalTold, tellProposal } from '#proposal/tell-proposal.ts'
import { describeReadRefusal } from '#texts/word/refusals.ts'
import type { Unpacker } from '#word/package/unpacker.ts'
import { openDocument } from '#word/walk/open-document.ts'

/** A page that a document proposes, in the files that it travels in, and what became of the document's words. */
export type DraftedPage = { spec: PageSpec; data: ParsedData; told: ProposalTold }

/** A page out of any document; two where it has two languages side by side. `at` is an ISO time. */
export function draftDocument(
  bytes: Uint8Array,
  { manifest, unpacker, at }: { manifest: Manifest; unpacker: Unpacker; at: string },
): Result<DraftedPage[], ParseError> {
  const opened = openDocument(bytes, { unpacker })
  if (!opened.ok) return refuse(describeReadRefusal(opened.refusal))
  return accept(
    proposePages(opened.value, manifest).map((proposal) => {
      const { layout, content, createdAt } = makeDraft(proposal, manifest, at)
      return {
        spec: createPageSpec(layout, createdAt),
        data: writeData(exportWithState(content)),
        told: tellProposal(proposal),
      }
    }),
  )
}
