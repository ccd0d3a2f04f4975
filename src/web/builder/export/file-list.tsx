import { texts } from '#texts/export.ts'
import { fileNamesOf } from './create-files.ts'
import styles from './file-list.module.css'

type Props = {
  /** None while there is no name that files could have. */
  pageName: string | undefined
  /** A web page can be made as well. */
  hasHtml: boolean
}

/** The files that will be produced, and by which button. */
export function FileList({ pageName, hasHtml }: Props) {
  const names = pageName === undefined ? undefined : fileNamesOf(pageName)
  const kinds = hasHtml ? (['layout', 'word', 'html'] as const) : (['layout', 'word'] as const)
  return (
    <section className={styles.files} aria-labelledby="export-files">
      <h3 id="export-files">{texts.files}</h3>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={styles.name}>{names ? <bdi>{names[kind]}</bdi> : texts.kindNames[kind]}</span>
            <span className={styles.what}>{texts.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
