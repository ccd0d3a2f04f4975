import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { countItems } from '#proposal/fit-sections.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import { ComponentChoice } from './component-choice.tsx'
import styles from './document-pane.module.css'
import { listRest } from './quote-rest.ts'

type Props = {
  page: Proposal
  id: number
  manifest: Manifest
  isOpen: boolean
  onToggle: () => void
  change: ChangeProposal
}

/** The head of a section: what it is, and what else it could be. */
export function SectionBar({ page, id, manifest, isOpen, onToggle, change }: Props) {
  const panelId = useId()
  const nameOf = useComponentName()
  const index = page.sections.findIndex((each) => each.id === id)
  const section = page.sections[index]
  if (!section) return null
  const { copy, holding } = section
  const items = countItems(copy)
  const left = holding.rest.length
  const words = copy.grains.flatMap(({ pieces }) => pieces)
  return (
    <li className={styles.section} dir="ltr">
      <h4 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={texts.sectionName(index + 1, nameOf(holding.code))}
          data-section={id}
          onClick={onToggle}
        >
          <IconChevronRight className={styles.chevron} size={16} aria-hidden />
          <span className={styles.name}>{texts.section(index + 1, nameOf(holding.code))}</span>
          {items > 0 && <span className={styles.fact}>{texts.items(items)}</span>}
          {left > 0 && (
            <span className={styles.tag} data-tone="warn">
              {texts.leftOver(left)}
            </span>
          )}
        </button>
      </h4>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.actions}>
            {left > 0 && (
              <div className={styles.fact}>
                <p>{texts.leftOverIs}</p>
                <ul className={styles.list}>
                  {listRest(holding, page).map((text, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and they never move
                    <li key={at}>
                      <bdi>{text}</bdi>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <ComponentChoice
              page={page}
              section={section}
              manifest={manifest}
              number={index + 1}
              change={change}
            />
            <div className={styles.buttons}>
              {([-1, 1] as const).map(
                (by) =>
                  page.sections[index + by] && (
                    <Button
                      key={by}
                      size="small"
                      variant="default"
                      onClick={() =>
                        change(
                          { is: 'move-section', section: id, by },
                          texts.said.sectionMoved(index + 1 + by),
                        )
                      }
                    >
                      {texts.move.section[by]}
                    </Button>
                  ),
              )}
              {index < page.sections.length - 1 && (
                <Button
                  size="small"
                  variant="default"
                  onClick={() => change({ is: 'join-sections', section: id }, texts.said.joined(index + 1))}
                >
                  {texts.join}
                </Button>
              )}
              <Button
                size="small"
                variant="default"
                onClick={() => change({ is: 'leave-out', words }, texts.said.leftOut)}
              >
                {texts.leaveSection}
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  )
}
