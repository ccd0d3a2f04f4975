import { quoteShort } from '#base/shorten.ts'
import { isBlank, textOf } from '#content/content.ts'
import { type SettingValue, settings } from '#content/draft/compare/settings.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { AlignedPages } from '#content/draft/returned/align-returned.ts'
import type { ReturnedDifference } from '#content/draft/returned/returned-changes.ts'
import { texts } from '#texts/returned.ts'
import { describeMark } from '#texts/word/changes.ts'
import type { WordMark } from '#word/read/list-marks.ts'
import { Button } from '../../../ui/button.tsx'
import { describeDifference } from '../../team/describe-difference.ts'
import { useSides } from '../../team/use-sides.ts'
import { WordDifference } from '../../value/word-difference.tsx'
import { marksAt } from './marks-at.ts'
import styles from './returned-dialog.module.css'
import type { ReturnedChange } from './returned-dialog.tsx'

type Props = {
  change: ReturnedChange
  page: Draft
  aligned: AlignedPages
  marks: readonly WordMark[]
  onTake: () => void
  onLeave: () => void
}

/** One thing that changed in the document: how, by whom, and what the page says meanwhile. */
export function ReturnedRow({
  change: { difference, standing },
  page,
  aligned,
  marks,
  onTake,
  onLeave,
}: Props) {
  const what = describeDifference(difference)
  const sides = useSides(difference)
  const { locale } = page.layout
  const own = marksAt(marks, difference, aligned.returned)
  const words = wordsOf(aligned, difference)
  const isBoth = standing === 'both'
  const [take, leave] = isBoth ? [texts.takeDocument, texts.keepPage] : [texts.take, texts.leave]
  const now = isBoth && sides ? sayNow(page, difference) : undefined
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>{what}</p>
        {sides && isBlank(sides.later) && <p className={styles.quiet}>{texts.empty}</p>}
        {sides && (
          <WordDifference field={sides.field} current={sides.earlier} other={sides.later} locale={locale} />
        )}
        {words !== '' && <bdi className={styles.words}>{quoteShort(words)}</bdi>}
        {own.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place
          <p key={index} className={styles.mark}>
            <bdi>{describeMark(mark)}</bdi>
          </p>
        ))}
        {sides && marks.length > 0 && !own.some(({ kind }) => kind !== 'comment') && (
          <p className={styles.mark}>{texts.untracked}</p>
        )}
        {standing !== 'open' && (
          <div className={styles.here}>
            <p>{isBoth && !sides ? texts.removedHere : texts.standings[standing]}</p>
            {sides && now !== undefined && (
              <WordDifference field={sides.field} current={sides.earlier} other={now} locale={locale} />
            )}
          </div>
        )}
      </div>
      <div className={styles.acts}>
        <Button size="small" variant="default" aria-label={texts.of(take, what)} onClick={onTake}>
          {take}
        </Button>
        <Button size="small" variant="subtle" aria-label={texts.of(leave, what)} onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </li>
  )
}

function sayNow(page: Draft, difference: ReturnedDifference): NonNullable<SettingValue> {
  if (difference.kind === 'setting') return settings[difference.setting].read(page) ?? ''
  if (difference.kind !== 'text') return ''
  const { fields = {}, items = [] } = page.content[difference.instanceId] ?? {}
  const values = 'itemId' in difference ? items.find(({ id }) => id === difference.itemId)?.values : fields
  return values?.[difference.field]?.value ?? ''
}

/** What stands in an item or a section that came, moved or went. */
function wordsOf({ exported, returned }: AlignedPages, difference: ReturnedDifference): string {
  const { kind } = difference
  if (!('instanceId' in difference) || !/-(?:added|removed|moved)$/.test(kind)) return ''
  const { fields, items } = (kind.endsWith('removed') ? exported : returned).content[
    difference.instanceId
  ] ?? {
    fields: {},
    items: [],
  }
  const isItem = 'itemId' in difference
  const maps = isItem
    ? items.flatMap(({ id, values }) => (id === difference.itemId ? [values] : []))
    : [fields, ...items.map(({ values }) => values)]
  return maps
    .flatMap((values) => Object.values(values))
    .map(({ value }) => textOf(value).replace(/<[^>]*>/g, ' '))
    .filter((text) => text.trim() !== '')
    .join(' · ')
}
