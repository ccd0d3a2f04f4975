import type { Field, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { segmentsOf } from '#content/draft/search/segments.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { isSample } from '#content/values/origin.ts'
import { describeTraceInLine } from '#texts/facts.ts'
import { tracerOf } from '../tracing/trace-page.ts'
import { type Block, blocksIn, type MarkedWords, markWords } from '../tracing/traces-in-element.ts'

/**
 * The page with marks around all that can be traced of its values. No script runs in a preview: of what is pointed at, or
 * holds the focus, styles alone show where it comes from, at the foot of what is seen. No download has any of it.
 */
export function markTraces(html: string, draft: Draft, manifest: Manifest): string {
  const tracer = tracerOf(draft)
  if (!tracer) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) => {
    const section = page.getElementById(instanceId.toLowerCase())
    const texts = slotsOf(component, instance).flatMap((slot) => {
      const value = valueAt(instance, slot)
      const segments = isSample(value) ? [] : segmentsOf(slot.definition, value.value)
      return segments.flatMap(({ kind, text }) =>
        kind === 'text' && text.trim() !== '' ? [{ definition: slot.definition, text: text.trim() }] : [],
      )
    })
    if (!section || texts.length === 0) return []
    return blocksIn(section).flatMap((block) => {
      const text = findText(block, texts)
      return text ? markWords(block, tracer(text.definition, text.text), block.text.indexOf(text.text)) : []
    })
  })
  if (found.length === 0) return html
  const sources = [...new Set(found.map(({ trace }) => describeTraceInLine(trace)))]
  // From the last to the first, so that the nodes of the others stay what they are.
  for (const words of found.toReversed()) wrap(page, words, sources.indexOf(describeTraceInLine(words.trace)))
  addSources(page, sources)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

type PlacedText = { definition: Field; text: string }

/** The value that is shown there: the one that is the whole of it, else the longest in it. */
function findText({ text }: Block, texts: readonly PlacedText[]): PlacedText | undefined {
  const words = text.trim()
  if (words === '') return undefined
  return texts
    .filter((each) => words.includes(each.text))
    .reduce<PlacedText | undefined>(
      (longest, each) => (longest && longest.text.length >= each.text.length ? longest : each),
      undefined,
    )
}

/** Each node by itself: words in bold are a node of their own. The first takes the focus, unless a link around it does. */
function wrap(page: Document, { trace, start, startOffset, end, endOffset }: MarkedWords, source: number) {
  const range = page.createRange()
  range.setStart(start, startOffset)
  range.setEnd(end, endOffset)
  const walker = page.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
    if (node.nodeType === 3 && range.intersectsNode(node)) nodes.push(node as Text)
  for (const [index, node] of nodes.entries()) {
    const [from, to] = [node === start ? startOffset : 0, node === end ? endOffset : node.data.length]
    if (from >= to) continue
    keepTogether(page, node)
    node.splitText(to)
    const words = node.splitText(from)
    const mark = page.createElement('span')
    mark.dataset.trace = trace.source
    mark.dataset.source = String(source)
    mark.setAttribute('aria-describedby', idOf(source))
    if (index === 0 && !words.parentElement?.closest('a, button, summary')) mark.tabIndex = 0
    words.replaceWith(mark)
    mark.append(words)
  }
}

/** Where words stand beside each other as boxes, as in a button, a part of them would be a box of its own. */
function keepTogether(page: Document, node: Text) {
  if (node.parentElement?.dataset.words !== undefined) return
  const holder = page.createElement('span')
  holder.dataset.words = ''
  node.replaceWith(holder)
  holder.append(node)
}

function addSources(page: Document, sources: readonly string[]) {
  const style = page.createElement('style')
  const shown = sources.map(
    (_, number) => `body:has([data-source="${number}"]:is(:hover, :focus-visible)) > #${idOf(number)}`,
  )
  style.textContent = `${css}${shown.join(', ')} { display: block }`
  page.head.append(style)
  for (const [number, source] of sources.entries()) {
    const line = page.createElement('p')
    line.id = idOf(number)
    line.className = 'tool-source'
    line.lang = 'en'
    line.textContent = source
    page.body.append(line)
  }
}

function idOf(source: number): string {
  return `tool-source-${source}`
}

const css = `
[data-trace] { text-decoration: underline dotted 1.5px #8d94a6; text-underline-offset: .2em; cursor: help }
[data-trace="earlier"], [data-trace="nowhere"] { background-color: rgb(201 132 17 / 16%); text-decoration: underline dashed 2px #c98411 }
.tool-source {
  display: none; position: fixed; z-index: 2147483647; inset: auto 16px 16px; margin: 0 auto; max-inline-size: 60rem; inline-size: fit-content;
  padding: 10px 16px; border: 1px solid #c3c6d4; border-radius: 8px; background: #fff; color: #1b202a; box-shadow: 0 8px 24px rgb(27 32 42 / 20%);
  font: 400 15px/1.45 system-ui, sans-serif; text-align: start; direction: ltr; unicode-bidi: plaintext; pointer-events: none;
}
`
