import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { joinSections } from '#proposal/change-proposal.ts'
import { countItems } from '#proposal/fit-sections.ts'
import { leaveOut } from '#proposal/place-words.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import { ComponentChoice } from './component-choice.tsx'
import styles from './document-pane.module.css'
import { quoteRest } from './quote-rest.ts'

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
            {left > 0 && <p className={styles.fact}>{texts.leftOverIs(quoteRest(holding, page).quoted)}</p>}
            <ComponentChoice
              page={page}
              section={section}
              manifest={manifest}
              number={index + 1}
              change={change}
            />
            <div className={styles.buttons}>
              {index < page.sections.length - 1 && (
                <Button
                  size="small"
                  variant="default"
                  onClick={() =>
                    change((now, catalogue) => joinSections(now, id, catalogue), texts.said.joined(index + 1))
                  }
                >
                  {texts.join}
                </Button>
              )}
              <Button
                size="small"
                variant="default"
                onClick={() =>
                  change((now, catalogue) => leaveOut(now, words, catalogue), texts.said.leftOut)
                }
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
