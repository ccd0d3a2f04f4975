import { texts } from '#texts/export.ts'
import { fileNamesOf } from './create-files.ts'
import styles from './file-list.module.css'
import type { PageGaps } from './use-page-gaps.ts'

type Props = {
  pageName: string
  /** A web page can be made as well. */
  hasHtml: boolean
  gaps: PageGaps
}

/** The files that will be produced, and by which button. */
export function FileList({ pageName, hasHtml, gaps }: Props) {
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
      {hasHtml && <Gaps {...gaps} />}
    </section>
  )
}

/** What the web page will not have. */
function Gaps({ leftOut, required, buttons }: PageGaps) {
  const sentences = [
    ...(leftOut > 0 ? [texts.leftOut(leftOut)] : []),
    ...(required > 0 ? [texts.required(required)] : []),
    ...(buttons > 0 ? [texts.buttons(buttons)] : []),
    ...(required > 0 || buttons > 0 ? [texts.seeReport] : []),
  ]
  return sentences.length > 0 && <p className={styles.leftOut}>{sentences.join(' ')}</p>
}
