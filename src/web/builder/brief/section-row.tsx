import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { texts } from '#texts/brief.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import type { SectionForm } from './brief-form.ts'
import type { SectionErrors } from './find-brief-errors.ts'
import { ItemFields } from './item-fields.tsx'
import styles from './section-list.module.css'

type Props = {
  section: SectionForm
  errors: SectionErrors
  isOpen: boolean
  onToggle: () => void
  onChange: (next: Partial<SectionForm>) => void
}

/** One component: a line, and below it, when it is open, what can be set up. */
export function SectionRow({ section, errors, isOpen, onToggle, onChange }: Props) {
  const id = useId()
  const { component, instanceId, instructions } = section
  return (
    <li className={styles.row}>
      <h4 className={styles.heading}>
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <IconChevronRight className={styles.chevron} size={16} aria-hidden />
          <span className={styles.name}>
            {component.displayName} <span className={styles.id}>{instanceId}</span>
          </span>
          <span className={styles.summary}>{describeSection(section)}</span>
        </button>
      </h4>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <>
            {component.docx.items && (
              <ItemFields
                section={section}
                items={component.docx.items}
                error={errors.guidedIdeas}
                onChange={onChange}
              />
            )}
            <TextAreaField
              label={texts.instructions}
              hint={texts.optional}
              error={errors.instructions}
              dir="auto"
              value={instructions}
              onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
            />
          </>
        )}
      </div>
    </li>
  )
}

function describeSection({ component, itemCount, generationMode, guidedIdeas, instructions }: SectionForm) {
  const { summary } = texts
  const isInstructed = instructions.trim() !== ''
  const ideas = guidedIdeas.filter(({ text }) => text.trim() !== '').length
  const mode = generationMode === 'guided' ? summary.guided(ideas) : summary.automatic
  const items = component.docx.items ? [summary.items(itemCount), mode] : []
  const parts = [...items, ...(isInstructed ? [summary.instructed] : [])]
  return parts.join(' · ')
}
