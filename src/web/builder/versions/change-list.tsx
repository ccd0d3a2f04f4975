import { useMemo } from 'react'
import { isBlank } from '#content/content.ts'
import { compareDrafts, type Difference } from '#content/draft/compare/compare-drafts.ts'
import type { Draft } from '#content/draft/draft.ts'
import { changeFace } from '#content/draft/faces/show-face.ts'
import { restoreSection, restoreSetting, restoreValue } from '#content/draft/restore/restore.ts'
import { texts } from '#texts/versions.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { describeDifference } from '../team/describe-difference.ts'
import { faceOfDifference, groupBySection } from '../team/group-differences.ts'
import { useSides } from '../team/use-sides.ts'
import { WordDifference } from '../value/word-difference.tsx'
import styles from './comparison.module.css'
import { restore } from './restore.ts'

type Props = {
  before: Draft
  after: Draft
  /** `after` is the page that is open. */
  isRestorable: boolean
}

/** What differs, section by section, each with the way back. */
export function ChangeList({ before, after, isRestorable }: Props) {
  const differences = useMemo(() => compareDrafts(before, after), [before, after])
  const nameOf = useComponentName()
  const sections = groupBySection(differences)
  if (differences.length === 0) return <p role="status">{texts.compare.same}</p>
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.compare.count(differences.length)}
      </p>
      {sections.map(({ instanceId, code, differences: ofSection }) => {
        const name = code === undefined ? texts.compare.page : nameOf(code)
        const wasThere = before.layout.components.some((each) => each.instanceId === instanceId)
        const isNew = ofSection.some(({ kind }) => kind === 'section-added')
        return (
          <section key={`${instanceId} ${isNew}`} className={styles.part} aria-label={name}>
            <div className={styles.partHead}>
              <h4>
                {name} {instanceId !== undefined && <code className={styles.quiet}>{instanceId}</code>}
              </h4>
              {isRestorable && instanceId !== undefined && wasThere && !isNew && (
                <Button
                  size="small"
                  variant="default"
                  aria-label={texts.restore.sectionOf(name)}
                  onClick={() => restore((draft) => restoreSection(draft, before, instanceId), instanceId)}
                >
                  {texts.restore.section}
                </Button>
              )}
            </div>
            <ul className={styles.rows}>
              {ofSection.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what differs has no identity but its place
                <li key={index} className={styles.row}>
                  <DifferenceOf difference={each} before={before} after={after} isRestorable={isRestorable} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

type OneProps = Props & { difference: Difference }

function DifferenceOf({ difference, before, after, isRestorable }: OneProps) {
  const hasBoth = before.other !== undefined || after.other !== undefined
  const what = describeDifference(difference, hasBoth ? after.layout.locale : undefined)
  const sides = useSides(difference)
  const back = isRestorable ? wayBack(difference, before) : undefined
  const locale = faceOfDifference(difference) ?? after.layout.locale
  return (
    <>
      <div className={styles.what}>
        <p>{what}</p>
        {sides && isBlank(sides.later) && <p className={styles.quiet}>{texts.compare.empty}</p>}
        {sides && (
          <WordDifference field={sides.field} current={sides.earlier} other={sides.later} locale={locale} />
        )}
      </div>
      {back && (
        <Button size="small" variant="subtle" aria-label={texts.restore.valueOf(what)} onClick={back}>
          {texts.restore.value}
        </Button>
      )}
    </>
  )
}

function wayBack(difference: Difference, before: Draft): (() => void) | undefined {
  const locale = faceOfDifference(difference)
  const inFace = (apply: (draft: Draft) => Draft) => (draft: Draft) =>
    changeFace(draft, locale ?? draft.layout.locale, apply)
  switch (difference.kind) {
    case 'text':
    case 'status': {
      const { instanceId, field } = difference
      const itemId = 'itemId' in difference ? difference.itemId : undefined
      const place = { instanceId, itemId, field }
      return () =>
        restore(
          inFace((draft) => restoreValue(draft, before, place)),
          instanceId,
        )
    }
    case 'setting':
      return () => restore(inFace((draft) => restoreSetting(draft, before, difference.setting)))
    default:
      return undefined
  }
}
