import { useEffect, useReducer, useRef } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import type { PagePlace } from '#content/place.ts'
import { readAddress, readPublicUrl } from '#content/values/safe-url.ts'
import { findFilledValues } from '#content/writing/filled-values.ts'
import { texts } from '#texts/html-generator.ts'
import { describeFilled } from '#texts/parse-result.ts'
import { typeValue } from '#word/type-value.ts'
import { generateHtml } from '../../api/generate-html.ts'
import { parseWord } from '../../api/parse-word.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { saveFile } from '../../ui/save-file.ts'
import { shownName } from '../../ui/shown-name.ts'
import type { FillRun } from '../filling/fill-run.ts'
import { useFilling } from '../filling/use-filling.ts'
import { proposalOf } from '../flow/proposal-of.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { complainOfFailure, complainOfFile, complainOfResult } from '../messages/complaint.ts'
import { selectOne } from '../upload/select-files.ts'
import { drawDocument } from './draw-document.ts'
import { pageFileOf } from './page-file.ts'
import { emptySingleFlow, isOpened, nextSingleFlow, type SingleFlow } from './single-flow.ts'

/** The single flow and what a user can do in it. One request of a kind at a time; a newer one stops the older. */
export function useSingleFlow(reports: Reports) {
  const { complain, say, finish } = reports
  const [flow, dispatch] = useReducer(nextSingleFlow, emptySingleFlow)
  const parsing = useRef<AbortController>(undefined)
  const drawing = useRef<AbortController>(undefined)
  const generating = useRef<AbortController>(undefined)
  const filling = useFilling({
    opened: isOpened(flow) ? flow : undefined,
    reports,
    dispatch,
    onEnd: keepFilled,
  })
  /** For what goes on longer than one drawing of the screen, such as a run that fills fields. */
  const latest = useRef(flow)
  useEffect(() => {
    latest.current = flow
  })

  function choose(files: File[]) {
    stopAll()
    const selection = selectOne(files)
    complain(selection.ok ? undefined : complainOfFile(selection.refusal))
    say(
      selection.ok ? texts.single.announceChosen(shownName(selection.value.name), selection.value.size) : '',
    )
    if (selection.ok) dispatch({ type: 'file-chosen', file: selection.value })
    else dispatch({ type: 'selection-cleared' })
  }

  function startOver() {
    stopAll()
    complain(undefined)
    say('')
    dispatch({ type: 'selection-cleared' })
  }

  async function parse() {
    if (flow.status === 'empty') return
    filling.abort()
    complain(undefined)
    say(texts.single.announceParsing)
    const signal = restart(parsing)
    dispatch({ type: 'parse-started' })
    const answer = await parseWord(flow.file, {
      signal,
      onUpload: (upload) => dispatch({ type: 'upload-progressed', upload }),
    })
    if (signal.aborted) return
    if (!answer.ok) {
      dispatch({ type: 'parse-stopped' })
      say('')
      complain(complainOfFailure('parse-word', answer.refusal))
      return
    }
    const proposal = await proposalOf(answer.value)
    if (signal.aborted) return
    dispatch({ type: 'parse-finished', result: answer.value, ...(proposal && { proposal }) })
    finish(answer.value.success ? texts.result.success : '')
    if (answer.value.success) await draw(answer.value, false)
    else complain(complainOfResult(answer.value))
  }

  function cancel() {
    parsing.current?.abort()
    say('')
    dispatch({ type: 'parse-stopped' })
  }

  async function draw(result: ParseResult, usePlaceholderImages: boolean) {
    const signal = restart(drawing)
    dispatch({ type: 'preview-started', usePlaceholderImages })
    const html = await drawDocument(result, usePlaceholderImages)
    if (signal.aborted) return
    dispatch(html === undefined ? { type: 'preview-failed' } : { type: 'preview-finished', html })
  }

  async function generate() {
    if (flow.status !== 'parsed') return
    complain(undefined)
    const { result, usePlaceholderImages } = flow
    const publicUrl = readPublicUrl(flow.publicUrl)
    const actionUrl = readAddress(flow.actionUrl)
    const metadata = { ...result.metadata, ...(publicUrl && { publicUrl }), ...(actionUrl && { actionUrl }) }
    const signal = restart(generating)
    dispatch({ type: 'generate-started' })
    const page = await generateHtml({ ...result, metadata }, { usePlaceholderImages, signal })
    if (signal.aborted) return
    if (!page.ok) {
      dispatch({ type: 'generate-stopped' })
      complain(complainOfFailure('generate-html', page.refusal))
      return
    }
    const filename = pageFileOf(result)
    saveFile(page.value, filename)
    dispatch({ type: 'generate-finished', filename })
    finish(texts.saved(filename))
  }

  function keepFilled(result: ParseResult, run: FillRun) {
    dispatch({ type: 'filled', result, run })
    finish(texts.fill.filled(run.filledCount))
    showAgain(result)
  }

  function removeFilled() {
    if (!isOpened(flow) || !flow.filled) return
    const { original } = flow.filled
    dispatch({ type: 'filled-values-removed' })
    say(texts.fill.removed)
    showAgain(original)
  }

  function restoreFilled() {
    if (!isOpened(flow) || !flow.removed) return
    const { result, filled } = flow.removed
    dispatch({ type: 'filled-values-restored' })
    finish(texts.fill.filled(findFilledValues(filled.original, result).length))
    showAgain(result)
  }

  function typeIn(place: PagePlace, text: string) {
    const manifest = loadedManifest()
    if (!isOpened(flow) || !manifest) return
    const typed = typeValue(flow.result, place, text, manifest)
    if (!typed) return
    const result = describeFilled(typed)
    dispatch({ type: 'filled-by-hand', result })
    if (result.success) finish(texts.typing.done)
    else say(texts.typing.left(result.errors.length))
    showAgain(result)
  }

  /** The same document with other values. */
  function showAgain(result: ParseResult) {
    generating.current?.abort()
    complain(result.success ? undefined : complainOfResult(result))
    if (result.success) draw(result, usesPlaceholderImages(latest.current))
    else drawing.current?.abort()
  }

  function typePublicUrl(publicUrl: string) {
    generating.current?.abort()
    dispatch({ type: 'public-url-typed', publicUrl })
  }

  function typeActionUrl(actionUrl: string) {
    generating.current?.abort()
    dispatch({ type: 'action-url-typed', actionUrl })
  }

  function redraw(usePlaceholderImages: boolean) {
    if (flow.status === 'parsed') draw(flow.result, usePlaceholderImages)
  }

  function stopAll() {
    for (const each of [parsing, drawing, generating]) each.current?.abort()
    filling.abort()
  }

  return {
    flow,
    choose,
    startOver,
    parse,
    cancel,
    generate,
    typePublicUrl,
    typeActionUrl,
    redraw,
    filling: { ...filling, remove: removeFilled, restore: restoreFilled, type: typeIn },
  }
}

function usesPlaceholderImages(flow: SingleFlow): boolean {
  return flow.status === 'parsed' && flow.usePlaceholderImages
}
