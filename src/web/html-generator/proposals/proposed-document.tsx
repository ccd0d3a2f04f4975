import { useId } from 'react'
import type { ProposalSummary } from '#content/parse-result.ts'
import { texts } from '#texts/proposing.ts'
import { ProposalQuestion } from '../../proposing/proposal-question.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import type { Reports } from '../flow/use-reports.ts'
import styles from './proposals.module.css'
import { ProposedPages } from './proposed-pages.tsx'
import { useProposalScreen } from './use-proposal-screen.ts'

type Props = { file: File; summary: ProposalSummary; isShown: boolean; reports: Reports }

/** A document without component tables, and the way to a page of it. */
export function ProposedDocument({ file, summary, isShown, reports }: Props) {
  const id = useId()
  const { screen, open, close } = useProposalScreen(reports)
  return (
    <section className={styles.document}>
      <FocusHeading isShown={isShown} describedBy={id}>
        {texts.notYet}
      </FocusHeading>
      <div id={id}>
        <ProposalQuestion filename={file.name} summary={summary} />
      </div>
      <div>
        <BusyButton
          isBusy={screen.status === 'reading'}
          busyLabel={texts.reading}
          onClick={() => void open(file)}
        >
          {texts.make}
        </BusyButton>
      </div>
      {screen.status === 'open' && <ProposedPages {...screen} onClose={close} />}
    </section>
  )
}
