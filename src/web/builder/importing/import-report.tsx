import { otherLocale } from '#base/locale.ts'
import { findMovedOn } from '#content/draft/faces/beside-texts.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/importing.ts'
import { useCatalogue, useFindComponent } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './import-report.module.css'
import { MessageList } from './message-list.tsx'
import type { Imported } from './read-import.ts'

type Props = { filename: string; imported: Imported }

/** What a file holds, and what a person should know before it is opened. */
export function ImportReport({ filename, imported }: Props) {
  const { draft, notices, errors, warnings, valueCount, pendingCount } = imported
  const { pageName, components } = draft.layout
  const open = useEditor((editor) => editor.draft)
  const movedOn = findMovedOn(open, draft, imported.beside)
  const unknown = useUnknownCodes(components.map(({ code }) => code))
  const told = [
    ...notices.map((notice) => texts.notices[notice]),
    // A Word document's warnings name them already.
    ...(unknown.length > 0 && warnings.length === 0 ? [texts.unknownCodes(unknown)] : []),
    ...warnings.map(({ message }) => message),
  ]
  const problems = texts.problems(errors.length, told.length)
  return (
    <div className={styles.report}>
      <div className={styles.page}>
        <bdi className={styles.name}>{pageName || filename}</bdi>
        <p className={styles.facts}>
          {texts.summary(components.length, valueCount)}
          {problems && `, ${problems}`}
        </p>
        {pendingCount > 0 && <p className={styles.facts}>{texts.pending(pendingCount)}</p>}
      </div>
      <MessageList tone="bad" heading={texts.errors} messages={errors.map(({ message }) => message)} />
      <MessageList tone="warn" heading={texts.warnings} messages={told} />
      <MessageList
        tone="warn"
        heading={texts.movedOn(otherLocale(draft.layout.locale))}
        messages={movedOn.map((place) => describePlace(place, place.instanceId))}
      />
    </div>
  )
}

function useUnknownCodes(codes: readonly string[]): string[] {
  const find = useFindComponent()
  const isLoaded = useCatalogue(({ status }) => status === 'loaded')
  return isLoaded ? [...new Set(codes)].filter((code) => !find(code)) : []
}
