import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/html-generator.ts'
import { nameCommented } from '#word/comments/name-commented.ts'
import { commentWord } from '../../api/comment-word.ts'
import { saveFile } from '../../ui/save-file.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { type Complaint, complainOfFailure } from '../messages/complaint.ts'
import { type Outcome, packCommented } from './pack-commented.ts'

/** `product`: what the document is about, where it does not say so itself. */
export type Commentable = { file: File; product?: string | undefined }

/** How far the documents are. `leftOut` of them could not be given comments. */
export type CommentDownload =
  | { status: 'idle' }
  | { status: 'working'; number: number }
  | { status: 'saved'; filename: string; leftOut: number }

/** Documents with comments, as one file or as a ZIP. What is under way ends with the place where it is shown. */
export function useCommentDownload({ complain, say }: Reports) {
  const [download, setDownload] = useState<CommentDownload>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(documents: readonly Commentable[], pack: 'file' | 'zip') {
    complain(undefined)
    say(texts.commenting.working)
    const signal = restart(running)
    const outcomes: Outcome[] = []
    for (const [index, { file, product }] of documents.entries()) {
      setDownload({ status: 'working', number: index + 1 })
      const commented = await commentWord(file, { product, signal })
      if (signal.aborted) return
      if (!commented.ok && (pack === 'file' || endsAll(commented.refusal.reason))) {
        return giveUp(complainOfFailure('comment-word', commented.refusal))
      }
      outcomes.push({ filename: file.name, ...outcomeOf(commented) })
    }
    await save(outcomes, pack)
  }

  async function save(outcomes: readonly Outcome[], pack: 'file' | 'zip') {
    const [only] = outcomes
    const made = outcomes.filter((each) => 'document' in each)
    if (pack === 'file' && only && 'document' in only)
      return finish(only.document, `${nameCommented(only.filename)}.docx`, 0)
    if (made.length > 0) {
      const zip = await packCommented(outcomes).catch(() => undefined)
      if (zip) return finish(zip, texts.commenting.zip, outcomes.length - made.length)
    }
    const [reason = texts.errors.unreachable] = outcomes.flatMap((each) =>
      'reason' in each ? [each.reason] : [],
    )
    giveUp({ messages: [texts.errors.attempts['comment-word']], hint: reason })
  }

  function giveUp(complaint: Complaint | undefined) {
    setDownload({ status: 'idle' })
    say('')
    complain(complaint)
  }

  function finish(content: Blob, filename: string, leftOut: number) {
    saveFile(content, filename)
    setDownload({ status: 'saved', filename, leftOut })
    say('')
  }

  return { download, start }
}

/** What one document is refused for says nothing of the next. */
function endsAll(reason: string): boolean {
  return reason === 'unreachable' || reason === 'server-error'
}

function outcomeOf(
  commented: Awaited<ReturnType<typeof commentWord>>,
): { document: Blob } | { reason: string } {
  if (commented.ok) return { document: commented.value }
  const { refusal } = commented
  return { reason: ('message' in refusal ? refusal.message : undefined) ?? texts.commenting.failed }
}
