import { isMostOff } from '#content/is-most-off.ts'
import type { ProposalSummary } from '#content/parse-result.ts'
import { texts } from '#texts/proposing.ts'
import styles from './proposal-question.module.css'

type Props = { filename: string; summary: ProposalSummary }

/** What a document that is no page yet could become. */
export function ProposalQuestion({ filename, summary }: Props) {
  return (
    <div className={styles.question}>
      <bdi className={styles.filename}>{filename}</bdi>
      <p>{texts.question}</p>
      {summary.pages.map((page) => (
        <p key={page.locale} className={styles.facts}>
          {summary.pages.length > 1 && `${texts.languages.names[page.locale]}: `}
          {texts.facts(page)}
        </p>
      ))}
      {summary.pages.some(isMostOff) && <p>{texts.mostIsOff}</p>}
      <p className={styles.facts}>{texts.howItGoes}</p>
    </div>
  )
}
