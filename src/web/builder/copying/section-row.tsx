import { useId } from 'react'
import { directionOf } from '#base/locale.ts'
import { hasContent } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { type Instance, pageBrand } from '#layout/layout.ts'
import type { LayoutErrorType } from '#layout/rules.ts'
import { texts } from '#texts/copying.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import { PagePicture } from '../../catalogue/page-picture.tsx'
import styles from './copying.module.css'
import { firstWordsOf } from './first-words.ts'

type Props = {
  from: Draft
  instance: Instance
  isChosen: boolean
  obstacle: LayoutErrorType | undefined
  onToggle: () => void
}

/** One section of the other page: its picture, its name and the first of its words. */
export function SectionRow({ from, instance: { code, instanceId }, isChosen, obstacle, onToggle }: Props) {
  const id = useId()
  const component = useFindComponent()(code)
  const words = component && firstWordsOf(from, component, instanceId)
  const { locale, components } = from.layout
  const look = { brand: pageBrand(components), locale }
  return (
    <li>
      <label className={styles.section} data-closed={obstacle !== undefined || undefined}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={obstacle !== undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-words`}
          onChange={onToggle}
        />
        <span className={styles.picture}>
          <PagePicture code={code} look={look} />
        </span>
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            {component?.displayName ?? code} <span className={styles.quiet}>{instanceId}</span>
          </span>
          <span id={`${id}-words`} className={styles.quiet}>
            {sayMore()}
          </span>
        </span>
      </label>
    </li>
  )

  function sayMore() {
    if (obstacle !== undefined && obstacle in texts.obstacles)
      return texts.obstacles[obstacle as keyof typeof texts.obstacles]
    if (words === undefined) return component && !hasContent(component) ? null : texts.nothingWritten
    return (
      <bdi lang={locale} dir={directionOf(locale)}>
        {words}
      </bdi>
    )
  }
}
