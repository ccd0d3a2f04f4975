import { useReducer, useRef } from 'react'
import type { Waiver } from '#content/draft/waiver.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { keepLinksAmong } from '#pairs/keep-links.ts'
import { texts } from '#texts/html-generator.ts'
import { generateZip } from '../../api/generate-zip.ts'
import { parseBulk } from '../../api/parse-bulk.ts'
import { saveFile } from '../../ui/save-file.ts'
import { shownName } from '../../ui/shown-name.ts'
import { findHeldBack } from '../flow/find-held-back.ts'
import { loadPairs } from '../flow/load-pairs.ts'
import { commonProposalOf } from '../flow/proposal-of.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { complainOfBulk, complainOfFailure, complainOfFiles } from '../messages/complaint.ts'
import { selectMany } from '../upload/select-files.ts'
import {
  completesQuarter,
  emptyBulkFlow,
  filesOf,
  nextBulkFlow,
  resultsOf,
  unreadFiles,
} from './bulk-flow.ts'

/** The bulk flow and what a user can do in it. A request that breaks off keeps what was finished. */
export function useBulkFlow({ complain, say, finish }: Reports) {
  const [flow, dispatch] = useReducer(nextBulkFlow, emptyBulkFlow)
  const running = useRef<AbortController>(undefined)

  /** Adds to a selection that was not parsed yet; otherwise begins a new one. Without a file to take, all stays as it is. */
  function choose(given: File[]) {
    const chosen = flow.status === 'chosen' ? filesOf(flow) : []
    const { files, refusals } = selectMany(chosen, given)
    complain(complainOfFiles(refusals))
    if (files.length === chosen.length) return
    running.current?.abort()
    say(texts.bulk.announceChosen(files.length))
    dispatch({ type: 'files-chosen', files })
  }

  function remove(file: File) {
    say(texts.bulk.announceRemoved(shownName(file.name), filesOf(flow).length - 1))
    dispatch({ type: 'file-removed', file })
  }

  function startOver() {
    running.current?.abort()
    complain(undefined)
    say('')
    dispatch({ type: 'selection-cleared' })
  }

  async function parse() {
    if (flow.status === 'empty') return
    complain(undefined)
    const signal = restart(running)
    const files = unreadFiles(flow.entries)
    const results = resultsOf(flow.entries)
    let done = 0
    say(texts.bulk.announceDone(done, files.length))
    dispatch({ type: 'parse-started' })
    const answer = await parseBulk(files, {
      signal,
      onUpload: (upload) => dispatch({ type: 'upload-progressed', upload }),
      onResult: (index, result) => {
        done++
        results.push(result)
        if (completesQuarter(done, files.length)) say(texts.bulk.announceDone(done, files.length))
        dispatch({ type: 'file-finished', index, result })
      },
    })
    const proposal = await commonProposalOf(results)
    if (signal.aborted) return
    dispatch({ type: 'parse-ended', ...(proposal && { proposal }) })
    const isWhole = answer.ok && answer.value.success
    if (done > 0) finish(isWhole ? texts.bulk.announceEnd(done, files.length) : '')
    else say('')
    if (!answer.ok) complain(complainOfFailure('parse-bulk', answer.refusal))
    else if (!answer.value.success) complain(complainOfBulk(answer.value.message))
  }

  function cancel() {
    running.current?.abort()
    say('')
    dispatch({ type: 'parse-ended' })
  }

  function switchPlaceholders(usePlaceholderImages: boolean) {
    dispatch({ type: 'placeholders-switched', usePlaceholderImages })
  }

  function typeActionUrl(actionUrl: string) {
    dispatch({ type: 'action-url-typed', actionUrl })
  }

  function typeBaseUrl(baseUrl: string) {
    dispatch({ type: 'base-url-typed', baseUrl })
  }

  function nameProduct(file: File, product: string) {
    dispatch({ type: 'product-named', file, product })
  }

  function waive(file: File, waivers: readonly Waiver[]) {
    dispatch({ type: 'waived', file, waivers })
    say(texts.bulk.announceReleased(shownName(file.name)))
  }

  /** Of those alone that nothing holds back. */
  async function generate() {
    if (flow.status !== 'parsed') return
    complain(undefined)
    const { entries, usePlaceholderImages } = flow
    const actionUrl = readAddress(flow.actionUrl)
    const signal = restart(running)
    dispatch({ type: 'generate-started' })
    const read = entries.flatMap(({ result, waivers }) => (result ? [{ result, waivers }] : []))
    const blocking = await findHeldBack(read).catch(() => undefined)
    if (signal.aborted) return
    const results = read.map(({ result }) => result)
    const linked = await loadPairs(results, flow.baseUrl).then(
      (paired) => paired.results,
      () => results,
    )
    if (signal.aborted) return
    const going = keepLinksAmong(linked.filter((_, index) => blocking?.[index]?.length === 0))
    if (!going.some(({ success }) => success)) {
      dispatch({ type: 'generate-stopped' })
      if (!blocking) complain(complainOfFailure('generate-zip', { reason: 'unreachable' }))
      return
    }
    const documents = going.map((result) =>
      actionUrl ? { ...result, metadata: { ...result.metadata, actionUrl } } : result,
    )
    const zip = await generateZip(documents, { usePlaceholderImages, signal })
    if (signal.aborted) return
    if (!zip.ok) {
      dispatch({ type: 'generate-stopped' })
      complain(complainOfFailure('generate-zip', zip.refusal))
      return
    }
    saveFile(zip.value, 'html-files.zip')
    dispatch({ type: 'generate-finished', filename: 'html-files.zip' })
    finish(texts.saved('html-files.zip'))
  }

  return {
    flow,
    choose,
    remove,
    startOver,
    parse,
    cancel,
    nameProduct,
    waive,
    generate,
    switchPlaceholders,
    typeActionUrl,
    typeBaseUrl,
  }
}
