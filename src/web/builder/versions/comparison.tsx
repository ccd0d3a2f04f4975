import { useState } from 'react'
import type { Locale } from '#base/locale.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { restoreDraft } from '#content/draft/restore/restore.ts'
import type { Version } from '#team/version.ts'
import { texts } from '#texts/versions.ts'
import { Button } from '../../ui/button.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { ChangeList } from './change-list.tsx'
import styles from './comparison.module.css'
import { PagesBeside } from './pages-beside.tsx'
import { RenameVersion } from './rename-version.tsx'
import { restore } from './restore.ts'
import { useVersionDraft } from './use-version-draft.ts'
import { nameOfVersion } from './version-name.ts'

type Props = {
  user: string
  version: Version
  versions: readonly Version[]
  onNamed: () => Promise<void>
}

/** One version beside another, or beside the page as it is now: that one alone can be brought back. */
export function Comparison({ user, version, versions, onNamed }: Props) {
  const { pageId, draft: now } = useEditor()
  const [other, setOther] = useState<number>()
  const [view, setView] = useState<'changes' | 'pages'>('changes')
  const [isNaming, setNaming] = useState(false)
  const before = useVersionDraft({ user, pageId }, version.number)
  const otherDraft = useVersionDraft({ user, pageId }, other)
  const after = other === undefined ? now : otherDraft
  const name = nameOfVersion(version)
  const options = [
    { value: '', label: texts.now },
    ...versions
      .filter(({ number }) => number !== version.number)
      .map((each) => ({
        value: String(each.number),
        label: texts.called(nameOfVersion(each), each.by, relativeTime(each.at, new Date())),
      })),
  ]

  const otherName = options.find(({ value }) => value === String(other ?? ''))?.label ?? ''

  return (
    <section aria-label={texts.compare.title(name)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.compare.title(name)}</h3>
        {isNaming ? (
          <RenameVersion user={user} version={version} onNamed={onNamed} onClose={() => setNaming(false)} />
        ) : (
          <div className={styles.acts}>
            {before !== undefined && before !== 'failed' && (
              <Button onClick={() => restore((draft) => restoreDraft(draft, before))}>
                {texts.restore.all}
              </Button>
            )}
            <Button variant="default" onClick={() => setNaming(true)}>
              {texts.name.rename}
            </Button>
          </div>
        )}
        <div className={styles.bar}>
          <div className={styles.with}>
            <SelectField
              label={texts.compare.label}
              options={options}
              value={other === undefined ? '' : String(other)}
              onChange={({ currentTarget: { value } }) => setOther(value === '' ? undefined : Number(value))}
            />
          </div>
          <SegmentedControl
            label={texts.compare.view}
            options={[
              { value: 'changes', label: texts.compare.changes },
              { value: 'pages', label: texts.compare.pages },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      </div>
      <Compared
        view={view}
        before={before}
        after={after}
        names={[name, otherName]}
        locale={now.layout.locale}
        isNow={other === undefined}
      />
    </section>
  )
}

type Read = ReturnType<typeof useVersionDraft>
type ComparedProps = {
  view: 'changes' | 'pages'
  before: Read
  after: Read
  names: readonly [string, string]
  /** Of the face in front: versions may have been kept with the other one there. */
  locale: Locale
  isNow: boolean
}

function Compared({ view, before, after, names, locale, isNow }: ComparedProps) {
  if (before === 'failed' || after === 'failed') return <p role="alert">{texts.unread}</p>
  if (!before || !after) return <p className={styles.quiet}>{texts.reading}</p>
  const [earlier, later] = [showFace(before, locale), showFace(after, locale)]
  if (view === 'changes') return <ChangeList before={earlier} after={later} isRestorable={isNow} />
  return (
    <PagesBeside
      pages={[
        { name: names[0], draft: earlier },
        { name: names[1], draft: later },
      ]}
    />
  )
}
