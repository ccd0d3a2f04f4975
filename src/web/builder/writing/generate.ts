import type { WritingScope } from '#content/writing/generation-plan.ts'
import { planTranslation } from '#content/writing/plan-translation.ts'
import type { Known } from '#pairs/translate.ts'
import { texts } from '#texts/writing.ts'
import { writeField, writeItem } from '../../api/write-texts.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { closePanel, openPanel, usePanels } from '../view/panels-store.ts'
import { resumeRun, startRun } from './run.ts'
import { findResumable, type Run, type RunProgress, stopRun, useRun } from './run-store.ts'
import { noteRefusedToken } from './sign-in-again.ts'

const calls = { writeField, writeItem }

/** What people do with a run: the work, what is said of it, and which dialog is open after it. */
export function generate(scope: WritingScope, known?: Known) {
  const before = countToTranslate()
  void follow(startRun(scope, calls, known))
  const taken = known ? before - countToTranslate() : 0
  if (taken > 0) showToast({ text: texts.announced.known(taken), tone: 'good' })
}

function countToTranslate(): number {
  const manifest = loadedManifest()
  return manifest ? planTranslation(useEditor.getState().draft, manifest).length : 0
}

/** Only on the page on which it was stopped. */
export function resume() {
  if (findResumable(useRun.getState(), useEditor.getState().pageId)) void follow(resumeRun(calls))
  else announce(texts.nothingToResume)
}

export function cancel() {
  stopRun('cancelled')
  closePanel()
  const run = useRun.getState()
  if (run.status === 'cancelled') offerResume(texts.cancelled(run.completed, run.total))
}

/** To go on with the run that stands still. */
export function offerRun({ completed, total }: Pick<RunProgress, 'completed' | 'total'>) {
  offerResume(texts.offer(completed, total))
}

/** For as long as the run stands still, its page is open, and no dialog offers the same. */
function offerResume(text: string) {
  const run = useRun.getState()
  const { pageId } = useEditor.getState()
  const id = showToast({ text, tone: 'neutral', action: { label: texts.stopped.resume, onSelect: resume } })
  const stops = [
    useRun.subscribe((now) => now !== run && withdraw()),
    useEditor.subscribe((page) => page.pageId !== pageId && withdraw()),
    usePanels.subscribe(({ open }) => (open === 'brief' || open === 'progress') && withdraw()),
  ]

  function withdraw() {
    for (const stop of stops) stop()
    dismissToast(id)
  }
}

/** From its first call to its end. One that cannot even begin says why. */
async function follow(ended: Promise<Run>) {
  const started = useRun.getState()
  if (started.status === 'paused') openPanel('progress')
  if (started.status === 'running') {
    openPanel('progress')
    announce(texts.announced.started(started.completed, started.total))
  }
  const unwatch = useRun.subscribe(announceQuarter)
  window.addEventListener('beforeunload', askBeforeLeaving)
  const run = await ended
  window.removeEventListener('beforeunload', askBeforeLeaving)
  unwatch()
  if (run.status === 'paused' && run.reason === 'sign-in') noteRefusedToken()
  if (run.status !== 'done') return
  openPanel('review')
  const untranslated = run.scope === 'translation' ? countToTranslate() - run.failures : 0
  if (untranslated > 0) showToast({ text: texts.announced.untranslated(untranslated), tone: 'neutral' })
  else if (run.failures === 0) announce(texts.announced.ended)
  else showToast({ text: texts.announced.endedWith(run.failures, run.scope), tone: 'neutral' })
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function announceQuarter(run: Run, before: Run) {
  if (run.status !== 'running' || before.status !== 'running') return
  const quarter = quarterOf(run)
  if (quarter === quarterOf(before) || quarter === 4) return
  announce(texts.announced.quarter(quarter * 25, run.completed, run.total))
}

function quarterOf({ completed, total }: RunProgress): number {
  return Math.floor((completed / total) * 4)
}
