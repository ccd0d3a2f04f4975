import { useEffect, useRef } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { FillBrief } from '#content/writing/fill-plan.ts'
import { filledResult } from '#content/writing/filled-result.ts'
import { sizeOfAll } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/html-generator.ts'
import { describeFilled } from '#texts/parse-result.ts'
import { writeField, writeItem } from '../../api/write-texts.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { warnOfWords } from '../flow/word-warnings.ts'
import { type FillRun, planRun, stopRun } from './fill-run.ts'
import { type FillEvent, type Filling, isRunning } from './filling.ts'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'
import { writeRun } from './write-run.ts'

type Options = {
  /** The document at hand, if there is one. */
  opened: { result: ParseResult; filling: Filling } | undefined
  reports: Reports
  dispatch: (event: FillEvent) => void
  /** The run is over, or was stopped: what it filled is to be kept. */
  onEnd: (result: ParseResult, run: FillRun) => void
}

/** What a user can do about empty fields. One run at a time, one call of the writer after the other. */
export function useFilling({ opened, reports, dispatch, onEnd }: Options) {
  const writing = useRef<AbortController>(undefined)
  useAskBeforeClosing(opened !== undefined && isRunning(opened.filling))

  // Who leaves the screen gives the document up, and no further call is made for it.
  useEffect(() => () => writing.current?.abort(), [])

  function start(brief: FillBrief) {
    const manifest = loadedManifest()
    if (!opened || !manifest) return
    const run = planRun(opened.result, manifest, brief)
    dispatch({ type: 'fill-started', brief, run })
    reports.say(texts.fill.announceStart(sizeOfAll(run.tasks)))
    write(opened.result, run, manifest)
  }

  function resume() {
    const manifest = loadedManifest()
    if (opened?.filling.status !== 'paused' || !manifest) return
    dispatch({ type: 'fill-resumed' })
    write(opened.result, opened.filling.run, manifest)
  }

  /** What is filled is kept. */
  function stop() {
    const manifest = loadedManifest()
    writing.current?.abort()
    if (!opened || !('run' in opened.filling) || !manifest) return
    const run = stopRun(opened.filling.run)
    if (run.next === 0) dispatch({ type: 'fill-closed' })
    else onEnd(resultOf(opened.result, run, manifest), run)
  }

  function write(result: ParseResult, start: FillRun, manifest: Manifest) {
    void writeRun(start, {
      manifest,
      calls: { writeField, writeItem },
      signal: restart(writing),
      dispatch,
      onEnd: (run) => onEnd(resultOf(result, run, manifest), run),
    })
  }

  return {
    open: () => dispatch({ type: 'fill-opened' }),
    close: () => dispatch({ type: 'fill-closed' }),
    start,
    resume,
    stop,
    /** Nothing is kept: the document is given up. */
    abort: () => writing.current?.abort(),
  }
}

function resultOf(result: ParseResult, { draft }: FillRun, manifest: Manifest): ParseResult {
  return warnOfWords(describeFilled(filledResult(result, draft, manifest)), manifest)
}
