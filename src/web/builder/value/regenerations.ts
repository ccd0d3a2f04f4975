import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { isBlank, listOf, textOf } from '#content/content.ts'
import { oppositeAt } from '#content/draft/faces/opposite.ts'
import { digestOf } from '#content/draft/faces/text-digest.ts'
import { placeOf } from '#content/place.ts'
import { instanceOf, type Slot, valueAt } from '#content/slots.ts'
import { fieldRequest, translationRequest } from '#content/writing/writing-request.ts'
import { describeNote } from '#texts/notes.ts'
import { texts } from '#texts/review.ts'
import { factsForWriter } from '../../api/facts-for-writer.ts'
import { writeField } from '../../api/write-texts.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { laterPart } from '../../loading/later-part.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { change } from '../editor/change.ts'
import { pageIn, useEditor } from '../editor/editor-store.ts'
import { useSaving } from '../editor/saving.ts'
import { rowId } from '../reviewing/rows.ts'
import { usePanels } from '../view/panels-store.ts'
import { noteRefusedToken, signInAgain } from '../writing/sign-in-again.ts'
import { describeUnwritten } from './describe-unwritten.ts'

/** Why nothing was written anew, and the way to have it all the same. */
export type Refusal = { title: string; cause: string; answer: { label: string; act: () => void } }

type Regenerations = {
  /** The rows whose values are being written anew. */
  running: readonly { instanceId: string; id: string }[]
  /** Told of one after the other. */
  refusals: readonly Refusal[]
}

export const useRegenerations = create<Regenerations>(() => ({ running: [], refusals: [] }))

export function forgetRefusal() {
  useRegenerations.setState(({ refusals }) => ({ refusals: refusals.slice(1) }))
}

/** Fetched once somebody translates. */
const loadLookUp = laterPart(async () => (await import('../writing/load-known.ts')).lookUp)

/** The next review begins without them. */
export function forgetRefusals() {
  useRegenerations.setState({ refusals: [] })
}

/** Is one of this instance's values being written anew? Its items have to stay in their places until then. */
export function isWritingIn({ running }: Regenerations, instanceId: string): boolean {
  return running.some((each) => each.instanceId === instanceId)
}

export function isWriting({ running }: Regenerations, id: string): boolean {
  return running.some((each) => each.id === id)
}

/**
 * Asks the writer for another text. What stands there stays until it is here, and if it does not come. Who closes the
 * review meanwhile gets it all the same; it ends with its page.
 */
export async function regenerate(component: Component, instanceId: string, slot: Slot) {
  await write(component, instanceId, slot, 'anew')
}

/** Asks the writer to say what the other face says there; that is what the text is made from then. */
export async function translate(component: Component, instanceId: string, slot: Slot) {
  await write(component, instanceId, slot, 'translated')
}

async function write(component: Component, instanceId: string, slot: Slot, way: 'anew' | 'translated') {
  const id = rowId(instanceId, slot)
  if (isWriting(useRegenerations.getState(), id)) return
  const { draft } = useEditor.getState()
  const face = draft.layout.locale
  const before = valueNow()
  const opposite = way === 'translated' ? oppositeAt(draft, instanceId, slot) : undefined
  useRegenerations.setState(({ running }) => ({ running: [...running, { instanceId, id }] }))
  const answer = await untilPageIsLeft(async (signal) => {
    if (!opposite) return await writeField(await requestNow(), { signal })
    const known = await loadLookUp().then(
      (lookUp) => lookUp(draft, instanceId, slot),
      () => undefined,
    )
    const said = known?.said
    // Whoever has that text already wants another one.
    if (said && textOf(said.value) !== textOf(before.value))
      return { status: 'written' as const, ...said, content: textOf(said.value) }
    return await writeField(translationRequest(draft, component, instanceId, slot, known?.told), { signal })
  })
  useRegenerations.setState(({ running }) => ({ running: running.filter((each) => each.id !== id) }))
  if (answer.status === 'written') {
    // Undo may have brought other values to this place.
    if (valueNow() !== before) return refuse({ title: texts.regenerateFailed, cause: texts.changedMeanwhile })
    const { content, writer, notes, briefNotes } = answer
    if (opposite && isBlank(content) && !isBlank(before.value)) {
      return refuse({ title: texts.notTranslated, cause: notes.map((note) => describeNote(note)).join(' ') })
    }
    const value = slot.definition.type === 'array' ? listOf(content) : content
    const madeFrom = opposite && !isBlank(content) ? digestOf(opposite.value) : undefined
    const text = { value, writer, notes, briefNotes, madeFrom }
    flushSync(() => change('regenerate', { face, instanceId, place: placeOf(slot), text }))
    const said = texts.said.regenerated(labelOf(slot.field))
    if (isReviewOpen()) announce(said)
    else showToast({ text: said, tone: 'good' })
  } else if (answer.status !== 'cancelled') {
    if (answer.status === 'paused' && answer.reason === 'sign-in') {
      noteRefusedToken()
      refuse(describeUnwritten(answer), texts.signIn, () => void signInAgain(again))
    } else {
      refuse(describeUnwritten(answer))
    }
  }

  async function requestNow() {
    const manifest = loadedManifest()
    const planned = manifest && (await factsForWriter(draft, manifest, { instanceId, ...placeOf(slot) }))
    return fieldRequest(draft, component, instanceId, slot, { ...planned })
  }

  function again() {
    void write(component, instanceId, slot, way)
  }

  function refuse({ title, cause }: Omit<Refusal, 'answer'>, label: string = texts.tryAgain, act = again) {
    if (isReviewOpen()) {
      useRegenerations.setState(({ refusals }) => ({
        refusals: [...refusals, { title, cause, answer: { label, act } }],
      }))
    } else {
      showToast({
        text: `${title} ${cause} ${texts.nothingChanged}`,
        tone: 'bad',
        action: { label, onSelect: act },
      })
    }
  }

  function valueNow() {
    return valueAt(instanceOf(pageIn(face), component, instanceId), slot)
  }
}

/** The tab asks before it closes meanwhile. */
async function untilPageIsLeft<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController()
  const unwatch = useSaving.subscribe(({ status }) => status === 'idle' && controller.abort())
  const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', askBeforeClosing)
  try {
    return await work(controller.signal)
  } finally {
    window.removeEventListener('beforeunload', askBeforeClosing)
    unwatch()
  }
}

function isReviewOpen(): boolean {
  return usePanels.getState().open === 'review'
}
