import {
  type Dispatch,
  Fragment,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { directionOf } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Step } from '#proposal/apply-change.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'
import {
  type Filter,
  findPointed,
  firstLines,
  isIn,
  type LineRow,
  type Pointed,
  wordsOf,
} from './document-rows.ts'
import { LineActions } from './line-actions.tsx'
import { LineButton } from './line-button.tsx'
import { SectionBar } from './section-bar.tsx'

type Props = {
  page: Proposal
  manifest: Manifest
  rows: readonly LineRow[]
  filter: Filter
  section: number | undefined
  onSection: (id: number | undefined) => void
  pointed: Pointed | undefined
  onLine: Dispatch<SetStateAction<LineRow | undefined>>
  change: ChangeProposal
}

/** One stop of the Tab key; arrows go from line to line. */
export function DocumentLines({
  page,
  manifest,
  rows,
  filter,
  section,
  onSection,
  pointed,
  onLine,
  change,
}: Props) {
  const [open, setOpen] = useState<string>()
  const [stop, setStop] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const shown = useMemo(() => rows.filter((row) => isIn(filter, row)), [rows, filter])
  const firsts = useMemo(() => firstLines(rows), [rows])
  const numbers = useMemo(
    () => new Map(page.sections.map(({ id }, index) => [id, index + 1])),
    [page.sections],
  )
  const entry = shown.some(({ line }) => line.id === stop) ? stop : shown[0]?.line.id
  useFocusKept(list, page)

  useEffect(() => onLine((now) => now && rows.find(({ line }) => line.id === now.line.id)), [rows, onLine])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once somebody points
  useEffect(() => {
    const row = pointed && findPointed(shown, pointed, page)
    const found = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    found.find(({ dataset }) => dataset.line === row?.line.id)?.focus()
  }, [pointed])

  function step(event: KeyboardEvent) {
    const at = event.target as HTMLElement
    if (event.altKey) return moveByKey(event, at)
    if (!at.matches('[data-line]')) return
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    const next = nextLine(lines, lines.indexOf(at), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** What has the focus stands higher or lower on the page. */
  function moveByKey(event: KeyboardEvent, { dataset }: HTMLElement) {
    const by = steps[event.key]
    const row = shown.find(({ line }) => line.id === dataset.line)
    const place = page.sections.findIndex(({ id }) => String(id) === dataset.section)
    if (!by || (!row && place < 0)) return
    event.preventDefault()
    if (row) change({ is: 'move', words: wordsOf(row), by }, texts.said.moved[by])
    else
      change(
        { is: 'move-section', section: Number(dataset.section), by },
        texts.said.sectionMoved(place + 1 + by),
      )
  }

  function toggle({ line, home }: LineRow) {
    setOpen(open === line.id ? undefined : line.id)
    if (open !== line.id && home !== undefined) onSection(home)
  }

  return (
    <>
      <VisuallyHidden>{texts.keys}</VisuallyHidden>
      <ol
        ref={list}
        className={styles.lines}
        aria-label={texts.lines}
        dir={directionOf(page.locale)}
        onKeyDown={step}
      >
        {shown.map((row) => {
          const { id } = row.line
          const begins = filter === 'all' ? firsts.get(id) : undefined
          return (
            <Fragment key={id}>
              {begins !== undefined && (
                <SectionBar
                  page={page}
                  id={begins}
                  manifest={manifest}
                  isOpen={section === begins && open === undefined}
                  onToggle={() => {
                    setOpen(undefined)
                    onLine(undefined)
                    onSection(section === begins && open === undefined ? undefined : begins)
                  }}
                  change={change}
                />
              )}
              <li
                className={styles.line}
                data-shown={(row.home !== undefined && row.home === section) || undefined}
              >
                <LineButton
                  row={row}
                  units={page.units}
                  number={row.home === undefined ? undefined : numbers.get(row.home)}
                  numbers={numbers}
                  isOpen={open === id}
                  isStop={entry === id}
                  onFocus={() => {
                    setStop(id)
                    onLine(row)
                  }}
                  onToggle={() => toggle(row)}
                />
                {open === id && (
                  <LineActions
                    key={`${row.home}`}
                    page={page}
                    manifest={manifest}
                    row={row}
                    above={rowAbove(shown, row)}
                    onSection={onSection}
                    change={change}
                  />
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </>
  )
}

/** The line before it that stands in the same section. */
function rowAbove(rows: readonly LineRow[], row: LineRow): LineRow | undefined {
  if (row.home === undefined) return
  return rows.slice(0, rows.indexOf(row)).findLast(({ home }) => home === row.home)
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 }

/** What had the focus may be gone with a change. */
function useFocusKept(list: RefObject<HTMLOListElement | null>, page: Proposal) {
  // biome-ignore lint/correctness/useExhaustiveDependencies(page): looked at after each change
  useEffect(() => {
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.matches('dialog')
    if (isLost) list.current?.querySelector<HTMLElement>('[data-line][tabindex="0"]')?.focus()
  }, [list, page])
}

function nextLine(lines: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return lines[at + 1]
    case 'ArrowUp':
      return lines[at - 1]
    case 'Home':
      return lines[0]
    case 'End':
      return lines.at(-1)
  }
}
