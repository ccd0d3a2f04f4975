import { useState } from 'react'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { targetNear } from '#proposal/answer-question.ts'
import type { Change } from '#proposal/apply-change.ts'
import { findFirst } from '#proposal/change-proposal.ts'
import { piecesOfLine } from '#proposal/document-lines.ts'
import { countItems } from '#proposal/fit-sections.ts'
import { type GrainRole, grainRoles } from '#proposal/grain.ts'
import type { Target } from '#proposal/place-words.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { type Piece, piecesWithin } from '#word/blocks/piece.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'
import { type LineRow, wordsOf } from './document-rows.ts'
import { LineCut } from './line-cut.tsx'

type Props = {
  page: Proposal
  manifest: Manifest
  row: LineRow
  /** The line before it in its section. */
  above: LineRow | undefined
  onSection: (id: number | undefined) => void
  change: ChangeProposal
}

const nowhere: Piece = { unit: -1, from: 0, to: 0 }

/** Where the words of a line go instead. */
export function LineActions({ page, manifest, row, above, onSection, change }: Props) {
  const nameOf = useComponentName()
  const words = wordsOf(row)
  const [at = nowhere] = words
  const near = targetNear(page, at)
  const [section, setSection] = useState(String(row.home ?? near.section))
  const [role, setRole] = useState('')
  const [item, setItem] = useState(String(itemOf(row) ?? (row.home === undefined ? (near.item ?? '') : '')))
  const target = page.sections.find(({ id }) => String(id) === section)
  const component = target && findComponent(manifest, target.holding.code)
  const hasItems = component !== undefined && columnsOf(component).length > 0
  const version = findVersion(page, row)
  const canSplit = row.home !== undefined && !isFirst(page, row.home, at)
  const isPlaced = row.home !== undefined
  const isOut = row.cells.flat().every(({ fate }) => fate.is === 'held')

  function place() {
    const to: Target = {
      section: target ? target.id : 'own',
      ...(role !== '' && { role: role as GrainRole }),
      ...(hasItems && item !== '' && { item: item === 'new' ? item : Number(item) }),
    }
    change({ is: 'place', words, to }, texts.said.placed)
    if (target) onSection(target.id)
  }

  return (
    <div className={styles.actions} dir="ltr">
      <div className={styles.fields}>
        <SelectField
          size="small"
          label={texts.placing.section}
          options={[
            ...page.sections.map(({ id, holding }, index) => ({
              value: String(id),
              label: texts.section(index + 1, nameOf(holding.code)),
            })),
            { value: 'own', label: texts.placing.own },
          ]}
          value={section}
          onChange={({ currentTarget }) => {
            setSection(currentTarget.value)
            setItem('')
          }}
        />
        <SelectField
          size="small"
          label={texts.placing.role}
          options={[
            { value: '', label: texts.placing.asItStands },
            ...grainRoles.map((each) => ({ value: each, label: texts.roles[each] })),
          ]}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
        />
        {hasItems && target && (
          <SelectField
            size="small"
            label={texts.placing.item}
            options={[
              { value: '', label: texts.placing.noItem },
              ...Array.from({ length: countItems(target.copy) }, (_, at) => ({
                value: String(at),
                label: texts.placing.itemOf(at),
              })),
              { value: 'new', label: texts.placing.newItem },
            ]}
            value={item}
            onChange={({ currentTarget }) => setItem(currentTarget.value)}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="small" variant="default" onClick={place}>
          {texts.placing.place}
        </Button>
        {canSplit &&
          action(texts.split, { is: 'split-section', section: row.home ?? -1, at }, texts.said.split)}
        {isPlaced && action(texts.move.up, { is: 'move', words, by: -1 }, texts.said.moved[-1])}
        {isPlaced && action(texts.move.down, { is: 'move', words, by: 1 }, texts.said.moved[1])}
        {isPlaced &&
          above &&
          action(texts.joinLine, { is: 'join-line', words, to: wordsOf(above) }, texts.said.lineJoined)}
        {version && action(texts.takeVersion, { is: 'version', ...version }, texts.said.version)}
        {!isOut && action(texts.leaveOut, { is: 'leave-out', words }, texts.said.leftOut)}
      </div>
      <LineCut row={row} units={page.units} change={change} />
    </div>
  )

  function action(label: string, each: Change, said: string) {
    return (
      <Button size="small" variant="default" onClick={() => change(each, said)}>
        {label}
      </Button>
    )
  }
}

/** Which other wording it is of, if it waits. */
function findVersion({ versions }: Proposal, { line }: LineRow) {
  for (const [group, { options, taken }] of versions.entries()) {
    const option = options.findIndex((pieces) => piecesWithin(piecesOfLine(line), pieces).length > 0)
    if (option >= 0 && option !== taken) return { group, option }
  }
}

function isFirst({ sections }: Proposal, home: number, at: Piece): boolean {
  const grains = sections.find(({ id }) => id === home)?.copy.grains ?? []
  return findFirst(grains, at) <= 0
}

function itemOf({ cells }: LineRow): number | undefined {
  for (const { fate } of cells.flat()) if ('grain' in fate) return fate.grain.item
}
