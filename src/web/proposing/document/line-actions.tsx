import { useState } from 'react'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { targetNear } from '#proposal/answer-question.ts'
import { splitSection } from '#proposal/change-proposal.ts'
import { piecesOfLine } from '#proposal/document-lines.ts'
import { countItems, startOf } from '#proposal/fit-sections.ts'
import { type GrainRole, grainRoles } from '#proposal/grain.ts'
import { leaveOut, placeWords } from '#proposal/place-words.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { takeVersion } from '#proposal/take-version.ts'
import { texts } from '#texts/proposing.ts'
import { comparePieces, piecesWithin } from '#word/blocks/piece.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'
import type { LineRow } from './document-rows.ts'

type Props = {
  page: Proposal
  manifest: Manifest
  row: LineRow
  onSection: (id: number | undefined) => void
  change: ChangeProposal
}

/** Where the words of a line go instead. */
export function LineActions({ page, manifest, row, onSection, change }: Props) {
  const nameOf = useComponentName()
  const words = piecesOfLine(row.line)
  const near = targetNear(page, words[0])
  const [section, setSection] = useState(String(row.home ?? near.section))
  const [role, setRole] = useState('')
  const [item, setItem] = useState(String(itemOf(row) ?? (row.home === undefined ? (near.item ?? '') : '')))
  const target = page.sections.find(({ id }) => String(id) === section)
  const component = target && findComponent(manifest, target.holding.code)
  const hasItems = component !== undefined && columnsOf(component).length > 0
  const version = findVersion(page, row)
  const canSplit = row.home !== undefined && !isFirst(page, row)
  const isOut = row.cells.flat().every(({ fate }) => fate.is === 'held')

  function place() {
    const to = target ? target.id : 'own'
    const into = item === 'new' ? item : Number(item)
    change(
      (now, catalogue) =>
        placeWords(
          now,
          words,
          {
            section: to,
            ...(role !== '' && { role: role as GrainRole }),
            ...(hasItems && item !== '' && { item: into }),
          },
          catalogue,
        ),
      texts.said.placed,
    )
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
        {canSplit && (
          <Button
            size="small"
            variant="default"
            onClick={() =>
              change(
                (now, catalogue) => (words[0] ? splitSection(now, row.home ?? -1, words[0], catalogue) : now),
                texts.said.split,
              )
            }
          >
            {texts.split}
          </Button>
        )}
        {version && (
          <Button
            size="small"
            variant="default"
            onClick={() =>
              change(
                (now, catalogue) => takeVersion(now, version.group, version.option, catalogue),
                texts.said.version,
              )
            }
          >
            {texts.takeVersion}
          </Button>
        )}
        {!isOut && (
          <Button
            size="small"
            variant="default"
            onClick={() => change((now, catalogue) => leaveOut(now, words, catalogue), texts.said.leftOut)}
          >
            {texts.leaveOut}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Which other wording it is of, if it waits. */
function findVersion({ versions }: Proposal, { line }: LineRow) {
  for (const [group, { options, taken }] of versions.entries()) {
    const option = options.findIndex((pieces) => piecesWithin(piecesOfLine(line), pieces).length > 0)
    if (option >= 0 && option !== taken) return { group, option }
  }
}

function isFirst({ sections }: Proposal, { line, home }: LineRow): boolean {
  const grains = sections.find(({ id }) => id === home)?.copy.grains ?? []
  const [at] = piecesOfLine(line)
  return !grains.some((grain) => at && comparePieces(startOf(grain), at) < 0)
}

function itemOf({ cells }: LineRow): number | undefined {
  for (const { fate } of cells.flat()) if ('grain' in fate) return fate.grain.item
}
