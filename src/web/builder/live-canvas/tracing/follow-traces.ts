import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { findSlot } from '#content/draft/review.ts'
import { instanceOf, valueAt } from '#content/slots.ts'
import { isSample } from '#content/values/origin.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { codeIn } from '../../editor/page-change.ts'
import type { Tracer } from '../../tracing/trace-page.ts'
import { blocksIn, type MarkedWords, markWords } from '../../tracing/traces-in-element.ts'
import type { ShownFace } from '../../view/shown-faces.ts'
import { hearTraces } from './hear-traces.ts'
import { createMarks } from './marks.ts'

/** The frame of the page, and what the number of a mark in it stands for. */
export type LivePage = {
  face: ShownFace
  frame: HTMLIFrameElement
  page: Document
  sheet: { placeOf: (instanceId: string, number: number) => MarkedPlace | undefined }
}

/**
 * Marks what can be traced of each section that is drawn, once the browser rests, and again when the section was drawn
 * anew or typed in.
 */
export function followTraces({ face, frame, page, sheet }: LivePage, manifest: Manifest, tracer: Tracer) {
  const marks = createMarks(page)
  const bySection = new Map<Element, readonly MarkedWords[]>()
  let waiting = new Set<Element>()
  let resting: ReturnType<typeof setTimeout> | undefined

  function markSoon(sections: Iterable<Element>) {
    waiting = new Set([...waiting, ...sections])
    clearTimeout(resting)
    resting = setTimeout(markWaiting, rest)
  }

  /** One section a turn, so that nobody waits for it. */
  function markWaiting() {
    const [section] = waiting
    if (!section) return
    waiting.delete(section)
    const before = bySection.get(section) ?? []
    const now = section.isConnected ? tracesIn(section as HTMLElement) : []
    marks.replace(before, now)
    if (now.length > 0) bySection.set(section, now)
    else bySection.delete(section)
    if (waiting.size > 0) resting = setTimeout(markWaiting)
    else forgetGone()
  }

  function forgetGone() {
    for (const [section, gone] of bySection) {
      if (section.isConnected) continue
      marks.replace(gone, [])
      bySection.delete(section)
    }
  }

  function tracesIn(section: HTMLElement): MarkedWords[] {
    const { instance: instanceId } = section.dataset
    const inFront = useEditor.getState().draft
    const draft = face === 'front' ? inFront : showFace(inFront, face)
    const component = instanceId && findComponent(manifest, codeIn(draft, instanceId) ?? '')
    if (!component) return []
    const instance = instanceOf(draft, component, instanceId)
    return [...section.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => {
      const place = sheet.placeOf(instanceId, Number(element.dataset.place))
      const slot = place?.kind === 'written' && findSlot(component, instance, place)
      if (!slot || isSample(valueAt(instance, slot))) return []
      const isOwn = ({ parentElement }: Text) => parentElement?.closest('[data-place]') === element
      return blocksIn(element, isOwn).flatMap((block) =>
        markWords(block, tracer(slot.definition, block.text)),
      )
    })
  }

  const observer = new MutationObserver((records) => markSoon(sectionsOf(records)))
  observer.observe(page.body, { childList: true, characterData: true, subtree: true })
  markSoon(page.querySelectorAll('[data-instance]'))
  const stopHearing = hearTraces(frame, page, (section) => bySection.get(section) ?? [])
  return () => {
    observer.disconnect()
    clearTimeout(resting)
    stopHearing()
    marks.remove()
  }
}

/** In milliseconds without a change: whoever types, or scrolls to sections that are drawn, comes first. */
const rest = 300

function sectionsOf(records: readonly MutationRecord[]): Element[] {
  return records.flatMap(({ target, addedNodes }) => {
    const section = (target.nodeType === 1 ? (target as Element) : target.parentElement)?.closest(
      '[data-instance]',
    )
    if (section) return [section]
    return [...addedNodes].flatMap((node) => {
      const added = node.nodeType === 1 ? (node as Element) : undefined
      return added?.matches('[data-instance]') ? [added] : []
    })
  })
}
