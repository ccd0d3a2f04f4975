import { useEffect, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { applySorting } from '#proposal/apply-sorting.ts'
import { isForWords } from '#proposal/choose-sections.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { listSortable } from '#proposal/sortable-lines.ts'
import { canSort } from '#proposal/sorting.ts'
import { texts } from '#texts/proposing.ts'
import { sortLines, type WritingAnswer } from '../../api/write-texts.ts'
import { announce, announceError } from '../../ui/announce.ts'
import type { ChangeProposal } from '../changing/use-proposal.ts'

type Failed = keyof typeof texts.sorting.failed

/** `waits`: until so many seconds from the beginning. `page`: as it was sorted, until something else is done. */
export type Sorting =
  | { status: 'ready' }
  | { status: 'reading'; lines: number; seconds: number; waits?: number }
  | { status: 'done'; page: Proposal }
  | { status: 'unchanged' }
  | { status: 'failed'; reason: Failed; message?: string | undefined }

type Options = { page: Proposal; manifest: Manifest; change: ChangeProposal }

/** Asks a model once which lines go elsewhere. What is changed meanwhile stays; who leaves the page wants no answer. */
export function useSorting({ page, manifest, change }: Options) {
  const [sorting, setSorting] = useState<Sorting>({ status: 'ready' })
  const latest = useRef({ page, change })
  const calling = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = { page, change }
  })
  useEffect(() => () => calling.current?.abort(), [])
  useSeconds(sorting.status === 'reading', (seconds) =>
    setSorting((now) => (now.status === 'reading' ? { ...now, seconds } : now)),
  )

  async function start() {
    const lines = listSortable(page).map(({ line }) => line)
    if (!canSort(lines)) return fail({ reason: 'too-long' })
    const own = new AbortController()
    calling.current = own
    setSorting({ status: 'reading', lines: lines.length, seconds: 0 })
    announce(texts.sorting.reading(lines.length, 0))
    const components = manifest.components.filter(isForWords).map(({ code }) => code)
    const answer = await sortLines(
      { lines, components },
      {
        signal: own.signal,
        onWait: (waits) =>
          setSorting((now) => (now.status === 'reading' ? { ...now, waits: now.seconds + waits } : now)),
      },
    )
    if (!own.signal.aborted) take(answer)
  }

  function take(answer: Awaited<ReturnType<typeof sortLines>>) {
    if (answer.status !== 'written') return fail(failureOf(answer))
    const now = latest.current
    const next = applySorting(now.page, answer.content, manifest)
    if (next === now.page) {
      announce(texts.sorting.nothing)
      return setSorting({ status: 'unchanged' })
    }
    now.change({ is: 'sorted', page: next }, texts.sorting.done)
    setSorting({ status: 'done', page: next })
  }

  function fail(failure: Omit<Extract<Sorting, { status: 'failed' }>, 'status'>) {
    announceError(failure.message ?? texts.sorting.failed[failure.reason])
    setSorting({ status: 'failed', ...failure })
  }

  function cancel() {
    calling.current?.abort()
    setSorting({ status: 'ready' })
  }

  const isOver = sorting.status === 'done' && sorting.page !== page
  return { sorting: isOver ? ({ status: 'ready' } as const) : sorting, start, cancel }
}

function failureOf(answer: Exclude<WritingAnswer<unknown>, { status: 'written' }>) {
  if (answer.status === 'cancelled') return { reason: 'away' as const }
  if (answer.status === 'failed') return { reason: answer.cause }
  return { reason: answer.reason, message: answer.reason === 'daily-cap' ? answer.message : undefined }
}

/** Told each second how many have gone by. */
function useSeconds(isOn: boolean, tell: (seconds: number) => void) {
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  useEffect(() => {
    if (!isOn) return
    const since = Date.now()
    const timer = setInterval(() => told.current(Math.round((Date.now() - since) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isOn])
}
