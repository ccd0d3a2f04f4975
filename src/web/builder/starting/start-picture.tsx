import { directionOf } from '#base/locale.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { StartPage } from '#catalogue/start-page.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import type { StartChoice } from './make-start.ts'
import styles from './start-picture.module.css'

/** So many sections are drawn below the first; the page goes on. */
const mostSketches = 4

type Props = { page: StartPage; choice: StartChoice }

/** A page seen from afar: its brand, its first words, and below them what kinds of sections follow. */
export function StartPicture({ page: { codes, headline }, choice: { brand, locale } }: Props) {
  const find = useFindComponent()
  return (
    <span className={styles.sheet} data-brand={brand} lang={locale} dir={directionOf(locale)} aria-hidden>
      <span className={styles.hero}>
        <span className={styles.headline}>{headline[locale]}</span>
        <span className={styles.button} />
      </span>
      {codes.slice(1, mostSketches + 1).map((code, index) => {
        const { kind, count } = sketchOf(find(code))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a component may come twice, and none moves
          <span key={index} className={styles.section} data-kind={kind}>
            {Array.from({ length: count }, (_, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all parts are alike
              <span key={part} className={styles.part} />
            ))}
          </span>
        )
      })}
    </span>
  )
}

function sketchOf(component: Component | undefined): { kind: 'cards' | 'lines' | 'rows'; count: number } {
  switch (component?.family) {
    case 'Benefits':
    case 'Card':
      return { kind: 'cards', count: Math.min(component.docx.items?.maxRows ?? 3, 3) }
    case 'FAQ':
      return { kind: 'rows', count: 4 }
    default:
      return component?.docx.items ? { kind: 'cards', count: 4 } : { kind: 'lines', count: 3 }
  }
}
