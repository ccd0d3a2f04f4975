import { type RefObject, useRef } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { FillBrief } from '#content/fill-plan.ts'
import { filledResult } from '#content/filled-result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import type { Reports } from '../use-reports.ts'
import { askWriter } from './ask-writer.ts'
import { countValues, type FillRun, leaveEmpty, planRun, takeAnswer } from './fill-run.ts'
import type { FillEvent, Filling } from './filling.ts'

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

  function start(brief: FillBrief) {
    const manifest = loadedManifest()
    if (!opened || !manifest) return
    const run = planRun(opened.result, manifest, brief)
    dispatch({ type: 'fill-started', brief, run })
    reports.say(texts.fill.announceStart(countValues(run.tasks)))
    void write(opened.result, run, manifest)
  }

  function resume() {
    const manifest = loadedManifest()
    if (opened?.filling.status !== 'paused' || !manifest) return
    dispatch({ type: 'fill-resumed' })
    void write(opened.result, opened.filling.run, manifest)
  }

  /** What is filled is kept. */
  function stop() {
    const manifest = loadedManifest()
    writing.current?.abort()
    if (!opened || !('run' in opened.filling) || !manifest) return
    const { run } = opened.filling
    if (run.next === 0) dispatch({ type: 'fill-closed' })
    else onEnd(filledResult(opened.result, run.draft, manifest), run)
  }

  async function write(result: ParseResult, start: FillRun, manifest: Manifest) {
    const signal = restart(writing)
    const onWait = (seconds: number) => dispatch({ type: 'fill-waits', seconds })
    let run = start
    while (run.next < run.tasks.length) {
      const answer = await askWriter(run, manifest, { signal, onWait })
      if (signal.aborted || answer.status === 'cancelled') return
      if (answer.status === 'paused' && answer.reason !== 'bad-request') {
        dispatch({ type: 'fill-paused', pause: answer })
        return
      }
      if (answer.status === 'written') run = takeAnswer(run, manifest, { ...answer, values: answer.content })
      else run = leaveEmpty(run, 'cause' in answer ? { cause: answer.cause } : { message: answer.message })
      dispatch({ type: 'fill-advanced', run })
    }
    onEnd(filledResult(result, run.draft, manifest), run)
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

function restart(controller: RefObject<AbortController | undefined>): AbortSignal {
  controller.current?.abort()
  controller.current = new AbortController()
  return controller.current.signal
}
