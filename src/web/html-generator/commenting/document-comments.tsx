import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { describeOwnComments } from '#texts/own-comments.ts'
import type { Reports } from '../flow/use-reports.ts'
import { CommentDownload } from './comment-download.tsx'
import { hasRemarks } from './has-remarks.ts'

type Props = {
  file: File
  /** As the document itself says it, without what was filled in here. */
  result: ParseResult
  /** What somebody said here that it is about. */
  product?: string | undefined
  reports: Reports
}

/** What became of the comments of the last check, and the document with those of this one. */
export function DocumentComments({ file, result, product, reports }: Props) {
  const { ownComments } = result
  const saysSomething = hasRemarks(result)
  const { download, downloadClean, hint, cleanHint } = texts.commenting
  return (
    <>
      {ownComments && <p>{describeOwnComments(ownComments, !saysSomething)}</p>}
      {(saysSomething || ownComments) && (
        <CommentDownload
          documents={[{ file, product }]}
          pack="file"
          label={saysSomething ? download : downloadClean}
          hint={saysSomething ? hint : cleanHint}
          reports={reports}
        />
      )}
    </>
  )
}
