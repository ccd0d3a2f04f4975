import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import type { Proposal } from '#proposal/proposal.ts'
import type { LineRow } from '../document/document-rows.ts'
import { sectionElements } from '../page/section-elements.ts'
import { findLinks, type Link, type Wanted } from './find-links.ts'
import styles from './links.module.css'

type Props = {
  place: RefObject<HTMLElement | null>
  page: Proposal
  draft: Draft
  /** What is in question: a section, or a line of it. */
  section: number | undefined
  line: LineRow | undefined
}

/** Lines between a document and its page, which follow whatever scrolls, grows or is drawn anew. */
export function Links({ place, page, draft, section, line }: Props) {
  const [links, setLinks] = useState<readonly Link[]>([])
  const wanted = useMemo(() => listWanted(page, draft, section, line), [page, draft, section, line])

  useEffect(() => {
    const element = place.current
    if (!element) return
    return watch(element, () => setLinks(findLinks(element, wanted)))
  }, [place, wanted])

  return (
    <svg className={styles.links} aria-hidden>
      {links.map(({ key, path, isInQuestion }) => (
        <path key={key} d={path} data-in-question={isInQuestion || undefined} />
      ))}
    </svg>
  )
}

/** One from each section, and from the line in question. */
function listWanted({ sections }: Proposal, draft: Draft, section?: number, line?: LineRow): Wanted[] {
  const elements = sectionElements(draft)
  return sections.flatMap(({ id: own }, index): Wanted[] => {
    const id = elements[index]
    if (id === undefined) return []
    const from = `[data-section="${own}"]`
    const isLine = line?.home === own
    const isInQuestion = isLine || (!line && own === section)
    return [
      { key: from, id, isInQuestion, from: isLine ? `[data-line="${CSS.escape(line.line.id)}"]` : from },
    ]
  })
}

/** Calls back once a picture at most, after anything has moved in the element or in the page that it frames. */
function watch(element: HTMLElement, look: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let asked = 0
  const ask = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(ask)
  const changes = new MutationObserver(ask)
  const watched = { childList: true, subtree: true, attributes: true }
  const watchFrame = () => {
    const page = element.querySelector('iframe')?.contentDocument
    if (!page) return
    page.addEventListener('scroll', ask, { signal, passive: true })
    sizes.observe(page.documentElement)
    changes.observe(page.documentElement, watched)
    ask()
  }
  element.addEventListener('scroll', ask, { signal, capture: true, passive: true })
  element.addEventListener('load', watchFrame, { signal, capture: true })
  sizes.observe(element)
  const lines = element.querySelector('[data-scroller]')
  if (lines) changes.observe(lines, watched)
  watchFrame()
  ask()
  return () => {
    ended.abort()
    cancelAnimationFrame(asked)
    sizes.disconnect()
    changes.disconnect()
  }
}
