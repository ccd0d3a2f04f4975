import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Aside } from '#proposal/list-asides.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import { Pane } from '../pane/pane.tsx'
import type { PagePicture } from '../pictures/page-pictures.ts'
import { SortByModel } from '../sorting/sort-by-model.tsx'
import { AsideList } from './aside-list.tsx'
import { DocumentLines } from './document-lines.tsx'
import styles from './document-pane.module.css'
import { type Filter, isIn, type LineRow, listRows, type Pointed } from './document-rows.ts'
import { PictureList } from './picture-list.tsx'
import { QuestionList } from './question-list.tsx'

type Props = {
  page: Proposal
  manifest: Manifest
  asides: readonly Aside[]
  /** Those of the document that are for this page. */
  pictures: readonly PagePicture[]
  section: number | undefined
  onSection: (id: number | undefined) => void
  /** Words of the page whose line gets the focus. */
  pointed: Pointed | undefined
  /** Told of the line that has the focus. */
  onLine: Dispatch<SetStateAction<LineRow | undefined>>
  change: ChangeProposal
}

/** The document line by line, what becomes of each, and what can be done about it. */
export function DocumentPane({
  page,
  manifest,
  asides,
  pictures,
  section,
  onSection,
  change,
  ...lines
}: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const rows = useMemo(() => listRows(page), [page])
  const counts = useMemo(() => countRows(rows), [rows])
  const left = asides.filter(({ unit }) => unit === undefined || pictures.every((each) => each.unit !== unit))
  const none = filter === 'unplaced' ? texts.noneUnplaced : texts.noneOff
  return (
    <Pane
      title={texts.document}
      className={styles.document}
      choice={
        <SegmentedControl
          label={texts.filter.label}
          options={[
            { value: 'all', label: texts.filter.all },
            { value: 'unplaced', label: texts.filter.unplaced(counts.unplaced) },
            { value: 'off', label: texts.filter.off(counts.off) },
          ]}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      <div className={styles.scroller} data-scroller>
        <SortByModel page={page} manifest={manifest} change={change} />
        {filter === 'all' && page.questions.length > 0 && <QuestionList page={page} change={change} />}
        {filter !== 'all' && counts[filter] === 0 && <p className={styles.none}>{none}</p>}
        <DocumentLines
          page={page}
          manifest={manifest}
          rows={rows}
          filter={filter}
          section={section}
          onSection={onSection}
          {...lines}
          change={change}
        />
        {pictures.length > 0 && <PictureList pictures={pictures} />}
        {left.length > 0 && <AsideList asides={left} />}
      </div>
    </Pane>
  )
}

function countRows(rows: ReturnType<typeof listRows>) {
  const count = (filter: Filter) => rows.filter((row) => isIn(filter, row)).length
  return { unplaced: count('unplaced'), off: count('off') }
}
