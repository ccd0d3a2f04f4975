import { findOverflow } from '#checks/dom/find-overflow.ts'
import { listSteps } from '#checks/dom/list-steps.ts'
import { prepareForMeasuring } from '#checks/dom/prepare-for-measuring.ts'
import type { Trace } from '#checks/trace.ts'
import { texts } from '#texts/page-report.ts'
import styles from './measure-page.module.css'

/** `untold`: texts whose contrast nobody but a reader can tell. */
export type Measured = { traces: Trace[]; untold: number }

type Options = {
  /** Where the frame may stand: in the dialog that is open, because nothing outside of it can be measured. */
  host: HTMLElement
  signal: AbortSignal
}

const wide = 1280
const narrow = 320

/**
 * Looks at a finished page in a frame that nobody sees: its scripts cannot run, and it is gone afterwards. Between
 * the steps the screen gets its turn.
 */
export async function measurePage(html: string, { host, signal }: Options): Promise<Measured> {
  const frame = createFrame(html)
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  host.append(frame)
  try {
    await loaded
    const page = frame.contentDocument
    if (!page) throw new Error('The frame with the page to be measured has no document')
    return await measure(frame, page, signal)
  } finally {
    frame.remove()
  }
}

async function measure(frame: HTMLIFrameElement, page: Document, signal: AbortSignal): Promise<Measured> {
  const measured: Measured = { traces: [], untold: 0 }
  const take = async ({ faults, untold }: { faults: Trace[]; untold: number }) => {
    measured.traces.push(...faults)
    measured.untold += untold
    await pause()
    signal.throwIfAborted()
  }
  resize(frame, page, wide)
  for (const step of listSteps(page)) await take(step())
  await take({ faults: findOverflow(page), untold: 0 })
  resize(frame, page, narrow)
  await take({ faults: findOverflow(page), untold: 0 })
  return measured
}

/** As high as the page is, so that every point of it can be asked about. */
function resize(frame: HTMLIFrameElement, page: Document, width: number) {
  frame.style.inlineSize = `${width}px`
  frame.style.blockSize = `${page.documentElement.scrollHeight}px`
}

function createFrame(html: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = styles.frame ?? ''
  frame.title = texts.frame
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.style.inlineSize = `${wide}px`
  frame.srcdoc = prepareForMeasuring(html)
  return frame
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
