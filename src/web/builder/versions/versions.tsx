import { useId, useState } from 'react'
import type { Version } from '#team/version.ts'
import { texts } from '#texts/versions.ts'
import { fetchVersions } from '../../team/version-calls.ts'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { KeptNotice } from '../team/kept-notice.tsx'
import { useKept } from '../team/use-kept.ts'
import { Comparison } from './comparison.tsx'
import { NameNow } from './name-now.tsx'
import { nameOfVersion } from './version-name.ts'
import styles from './versions-dialog.module.css'

type Props = { user: string }

/** The list, and beside it what changed since the one that is chosen. */
export function Versions({ user }: Props) {
  const id = useId()
  const { kept, reload } = useKept(user, fetchVersions)
  const [chosen, setChosen] = useState<number>()
  const versions = kept.value?.versions ?? []
  const version = versions.find(({ number }) => number === chosen)

  return (
    <div className={styles.columns}>
      <section className={styles.kept} aria-labelledby={id}>
        <h3 id={id}>{texts.list}</h3>
        <p className={styles.rule}>{texts.rule}</p>
        <NameNow user={user} onNamed={reload} />
        <KeptNotice
          failure={kept.failure}
          count={kept.value?.versions.length}
          words={texts}
          onRetry={reload}
        />
        <ul className={styles.list}>
          {versions.map((each) => (
            <li key={each.number}>
              <VersionRow
                version={each}
                isChosen={each.number === chosen}
                onChoose={() => setChosen(each.number)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.compared}>
        {version ? (
          <Comparison
            key={version.number}
            user={user}
            version={version}
            versions={versions}
            onNamed={reload}
          />
        ) : (
          versions.length > 0 && <p className={styles.quiet}>{texts.choose}</p>
        )}
      </div>
    </div>
  )
}

type RowProps = { version: Version; isChosen: boolean; onChoose: () => void }

function VersionRow({ version, isChosen, onChoose }: RowProps) {
  const { name, kind, by, at, isKept, locales } = version
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  return (
    <button type="button" className={styles.version} aria-pressed={isChosen} onClick={onChoose}>
      <bdi className={styles.name}>{nameOfVersion(version)}</bdi>
      <span className={styles.quiet}>
        <time dateTime={at} title={exactTime(at)}>
          {texts.by(by, relativeTime(at, new Date()))}
        </time>
      </span>
      {hasBoth && locales && <span className={styles.quiet}>{texts.languages(locales)}</span>}
      {(isKept || name !== undefined) && (
        <span className={styles.quiet}>
          {[name !== undefined && kind !== 'named' && texts.kinds[kind], isKept && texts.kept]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </button>
  )
}
