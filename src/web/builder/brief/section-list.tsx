import type { ReactNode } from 'react'
import { texts } from '#texts/brief.ts'
import styles from './brief-dialog.module.css'
import type { BriefForm, SectionForm } from './brief-form.ts'
import type { BriefErrors } from './find-brief-errors.ts'
import listStyles from './section-list.module.css'
import { SectionRow } from './section-row.tsx'

type Props = {
  sections: readonly SectionForm[]
  errors: BriefErrors
  /** Instance ids. */
  opened: readonly string[]
  onToggle: (instanceId: string) => void
  onChange: (next: Partial<BriefForm>) => void
  /** What is to be said of all of them. */
  children: ReactNode
}

/** The components of the page, each folded to its name and what is set up for it. */
export function SectionList({ sections, errors, opened, onToggle, onChange, children }: Props) {
  function changeSection(instanceId: string, next: Partial<SectionForm>) {
    onChange({
      sections: sections.map((each) => (each.instanceId === instanceId ? { ...each, ...next } : each)),
    })
  }

  return (
    <section className={styles.column} aria-labelledby="brief-sections">
      <div>
        <h3 id="brief-sections">{texts.sections}</h3>
        <p className={styles.quiet}>{sections.length > 0 ? texts.sectionsHint : texts.noSections}</p>
      </div>
      {children}
      <ul className={listStyles.list} hidden={sections.length === 0}>
        {sections.map((section) => (
          <SectionRow
            key={section.instanceId}
            section={section}
            errors={errors.sections[section.instanceId] ?? {}}
            isOpen={opened.includes(section.instanceId)}
            onToggle={() => onToggle(section.instanceId)}
            onChange={(next) => changeSection(section.instanceId, next)}
          />
        ))}
      </ul>
    </section>
  )
}
