import { useReducer, useRef } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import type { PagePlace } from '#content/place.ts'
import { findFilledValues } from '#content/writing/filled-values.ts'
import { texts } from '#texts/html-generator.ts'
import { describeFilled } from '#texts/parse-result.ts'
import { typeValue } from '#word/type-value.ts'
import { parseWord } from '../../api/parse-word.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { shownName } from '../../ui/shown-name.ts'
import type { FillRun } from '../filling/fill-run.ts'
import { useFilling } from '../filling/use-filling.ts'
import { proposalOf } from '../flow/proposal-of.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { fetchWordWarnings, warnOfWords } from '../flow/word-warnings.ts'
import { complainOfFailure, complainOfFile, complainOfResult } from '../messages/complaint.ts'
import { selectOne } from '../upload/select-files.ts'
import { emptySingleFlow, isOpened, nextSingleFlow } from './single-flow.ts'
import { usePage } from './use-page.ts'

/** The single flow and what a user can do in it. One request of a kind at a time; a newer one stops the older. */
export function useSingleFlow(reports: Reports) {
  const { complain, say, finish } = reports
  const [flow, dispatch] = useReducer(nextSingleFlow, emptySingleFlow)
  const parsing = useRef<AbortController>(undefined)
  const page = usePage(flow, dispatch, reports)
  const filling = useFilling({
    opened: isOpened(flow) ? flow : undefined,
    reports,
    dispatch,
    onEnd: keepFilled,
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
    const [answer] = await Promise.all([
      parseWord(flow.file, {
        signal,
        onUpload: (upload) => dispatch({ type: 'upload-progressed', upload }),
      }),
      fetchWordWarnings().catch(() => undefined),
    ])
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
    const { success, proposal: pages } = answer.value
    finish(success ? texts.result.success : '')
    if (success) await page.draw(answer.value, false)
    else if (!pages) complain(complainOfResult(answer.value))
  }

  function cancel() {
    parsing.current?.abort()
    say('')
    dispatch({ type: 'parse-stopped' })
  }

  function keepFilled(result: ParseResult, run: FillRun) {
    dispatch({ type: 'filled', result, run })
    finish(texts.fill.filled(run.filledCount))
    page.showAgain(result)
  }

  function removeFilled() {
    if (!isOpened(flow) || !flow.filled) return
    const { original } = flow.filled
    dispatch({ type: 'filled-values-removed' })
    say(texts.fill.removed)
    page.showAgain(original)
  }

  function restoreFilled() {
    if (!isOpened(flow) || !flow.removed) return
    const { result, filled } = flow.removed
    dispatch({ type: 'filled-values-restored' })
    finish(texts.fill.filled(findFilledValues(filled.original, result).length))
    page.showAgain(result)
  }

  function typeIn(place: PagePlace, text: string) {
    const manifest = loadedManifest()
    if (!isOpened(flow) || !manifest) return
    const typed = typeValue(flow.result, place, text, manifest)
    if (!typed) return
    const result = warnOfWords(describeFilled(typed), manifest)
    dispatch({ type: 'filled-by-hand', result })
    if (result.success) finish(texts.typing.done)
    else say(texts.typing.left(result.errors.length))
    page.showAgain(result)
  }

  function stopAll() {
    parsing.current?.abort()
    page.stop()
    filling.abort()
  }

  return {
    flow,
    choose,
    startOver,
    parse,
    cancel,
    page,
    filling: { ...filling, remove: removeFilled, restore: restoreFilled, type: typeIn },
  }
}
