import { IconAlertTriangle, IconCircleCheck, IconHistory } from '@tabler/icons-react'
import { use, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import type { Trace } from '#facts/trace-text.ts'
import { describeTrace } from '#texts/facts.ts'
import { LayerId, topLayer, useOpenDialogs, useTopElement } from '../../ui/open-dialogs.ts'
import { placeFloating } from '../../ui/place-floating.ts'
import styles from './trace-card.module.css'
import { hideTraceCard, useTraceCard } from './trace-card-store.ts'

/** Where the words that are pointed at come from. What is marked says the same by its description. */
export function TraceCard() {
  const shown = useTraceCard((state) => state.shown)
  const card = useRef<HTMLDivElement>(null)
  const container = useTopElement()
  const isOnly = useIsOnly()

  useLayoutEffect(() => {
    const element = card.current
    if (!element || !shown) return
    const { measure, isRightToLeft } = shown
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const viewport = { width: window.innerWidth, height: window.innerHeight }
      const align = isRightToLeft ? 'right' : 'left'
      const { left, top } = placeFloating(measure(), size, viewport, { side: 'below', align })
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    place()
    const gone = new AbortController()
    const options = { signal: gone.signal, capture: true }
    document.addEventListener('scroll', place, { ...options, passive: true })
    document.addEventListener('keydown', hideTraceCard, options)
    document.addEventListener('pointerdown', hideTraceCard, options)
    return () => gone.abort()
  }, [shown])

  useEffect(() => hideTraceCard, [])

  if (!shown || !container || !isOnly) return null
  const { head, lines } = describeTrace(shown.trace)
  return createPortal(
    <div ref={card} className={styles.card} data-source={shown.trace.source} data-trace-card aria-hidden>
      <SourceIcon source={shown.trace.source} />
      <div className={styles.words}>
        {head !== '' && <p>{head}</p>}
        {lines.map(({ name, text, notes }) => (
          <div key={name}>
            <p>
              <span className={styles.quiet}>{name}</span> <bdi>{text}</bdi>
            </p>
            {notes.length > 0 && <p className={styles.quiet}>{notes.join(' · ')}</p>}
          </div>
        ))}
      </div>
    </div>,
    container,
  )
}

const useMounted = create<{ cards: readonly { id: string; layer: string }[] }>(() => ({ cards: [] }))

/** Several parts of one screen bring the card; the first of the topmost dialog, or of the page, shows it. */
function useIsOnly(): boolean {
  const id = useId()
  const layer = use(LayerId)
  const top = useOpenDialogs(topLayer)
  useEffect(() => {
    useMounted.setState(({ cards }) => ({ cards: [...cards, { id, layer }] }))
    return () => useMounted.setState(({ cards }) => ({ cards: cards.filter((each) => each.id !== id) }))
  }, [id, layer])
  return useMounted(({ cards }) => cards.find((each) => each.layer === top)?.id === id)
}

export function SourceIcon({ source }: Pick<Trace, 'source'>) {
  if (source === 'brief') return <IconCircleCheck size={16} aria-hidden />
  return source === 'earlier' ? (
    <IconHistory size={16} aria-hidden />
  ) : (
    <IconAlertTriangle size={16} aria-hidden />
  )
}
