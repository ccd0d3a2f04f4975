import { texts } from '#texts/export.ts'
import { fileNamesOf } from './create-files.ts'
import styles from './file-list.module.css'

type Props = {
  pageName: string
  /** A web page can be made as well. */
  hasHtml: boolean
  /** How many values nobody has accepted. */
  leftOut: number
}

/** The files that will be produced, and by which button. */
export function FileList({ pageName, hasHtml, leftOut }: Props) {
  const names = fileNamesOf(pageName || texts.unnamed)
  const kinds = hasHtml ? (['layout', 'word', 'html'] as const) : (['layout', 'word'] as const)
  return (
    <section className={styles.files} aria-labelledby="export-files">
      <h3 id="export-files">{texts.files}</h3>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <bdi className={styles.name}>{names[kind]}</bdi>
            <span className={styles.what}>{texts.kinds[kind]}</span>
          </li>
        ))}
      </ul>
      {hasHtml && leftOut > 0 && <p className={styles.leftOut}>{texts.leftOut(leftOut)}</p>}
    </section>
  )
}
