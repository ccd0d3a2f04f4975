import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import type { Reports } from '../flow/use-reports.ts'
import { CommentDownload } from './comment-download.tsx'
import { hasRemarks } from './has-remarks.ts'

type Props = {
  file: File
  /** As the document itself says it, without what was filled in here. */
  result: ParseResult
  reports: Reports
}

/** What became of the comments of the last check, and the document with those of this one. */
export function DocumentComments({ file, result, reports }: Props) {
  const { ownComments } = result
  const saysSomething = hasRemarks(result)
  const { download, downloadClean, hint, cleanHint, resolved, left } = texts.commenting
  return (
    <>
      {ownComments && (
        <p>{saysSomething ? resolved(ownComments.done, ownComments.count) : left(ownComments.count)}</p>
      )}
      {(saysSomething || ownComments) && (
        <CommentDownload
          files={[file]}
          pack="file"
          label={saysSomething ? download : downloadClean}
          hint={saysSomething ? hint : cleanHint}
          reports={reports}
        />
      )}
    </>
  )
}
