import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/palette.ts'
import { announce } from '../../ui/announce.ts'
import { currentPlatform } from '../../ui/shortcut-label.ts'
import { useSaying } from '../../ui/use-saying.ts'
import { matchShortcut } from '../commands/match-shortcut.ts'
import { groupItems } from './group-items.ts'
import { inReadingOrder, type PaletteItem, type Question, rowId } from './palette-item.ts'
import styles from './palette-search.module.css'
import { rankItems } from './rank-items.ts'
import { ResultList } from './result-list.tsx'

type Props = { items: readonly PaletteItem[]; onClose: () => void }

/** A combobox: the focus stays in the field, the arrow keys choose among what was found. */
export function PaletteSearch({ items, onClose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const [question, setQuestion] = useState<Question>()
  const searched = question?.items ?? items
  const isSearching = query.trim() !== ''
  const ranked = useMemo(
    () => (isSearching ? rankItems(searched, query) : inReadingOrder(searched)),
    [searched, query, isSearching],
  )
  const groups = useMemo(() => groupItems(ranked), [ranked])
  const rows = groups.flatMap((group) => group.items)
  const active = rows[activeIndex]
  useSaying(isSearching ? texts.found(ranked.length) : question?.label)

  useEffect(() => {
    if (active) document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function choose(item: PaletteItem) {
    if (item.obstacle !== undefined) return announce(item.obstacle)
    if (item.question) return ask(item.question)
    // The dialog gives the focus back first; then the command takes it where it belongs.
    flushSync(onClose)
    item.run()
  }

  function ask(next: Question) {
    setQuestion(next)
    search('')
  }

  function search(next: string) {
    setQuery(next)
    setActiveIndex(0)
    list.current?.scrollTo(0, 0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = findNext(event.key, activeIndex, rows.length)
    if (next !== undefined) {
      event.preventDefault()
      setActiveIndex(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
    } else if (isPaletteShortcut(event)) {
      event.preventDefault()
      onClose()
    }
  }

  return (
    <div className={styles.search}>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={question?.label ?? texts.label}
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && rowId(id, active)}
        placeholder={question?.label ?? texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ResultList
        ref={list}
        id={id}
        groups={groups}
        activeId={active?.id}
        onPoint={(item) => setActiveIndex(rows.indexOf(item))}
        onChoose={choose}
      />
      {rows.length === 0 && <p className={styles.none}>{texts.none(query.trim())}</p>}
    </div>
  )
}

function findNext(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (current - 1 + count) % count
    case 'PageDown':
      return Math.min(current + pageOfRows, count - 1)
    case 'PageUp':
      return Math.max(current - pageOfRows, 0)
  }
}

const pageOfRows = 8

function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const isAltGraph = event.getModifierState('AltGraph')
  const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, isAltGraph, isTyping: true }
  return matchShortcut(press, currentPlatform())?.id === 'palette'
}
