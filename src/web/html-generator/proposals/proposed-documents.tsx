import { useId, useState } from 'react'
import type { ProposalSummary } from '#content/parse-result.ts'
import { summarizeProposal } from '#proposal/summarize-proposal.ts'
import { texts } from '#texts/proposing.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LongName } from '../../ui/long-name.tsx'
import { shownName } from '../../ui/shown-name.ts'
import type { Reports } from '../flow/use-reports.ts'
import type { KeptProposals } from './pack-proposals.ts'
import styles from './proposals.module.css'
import { ProposedPages } from './proposed-pages.tsx'
import { useProposalDownload } from './use-proposal-download.ts'
import { useProposalScreen } from './use-proposal-screen.ts'

type Candidate = { file: File; summary: ProposalSummary }

type Props = { candidates: readonly Candidate[]; reports: Reports }

/** Of many documents those that are no pages yet, each with what it would become. */
export function ProposedDocuments({ candidates, reports }: Props) {
  const id = useId()
  const { screen, open, close } = useProposalScreen(reports)
  const { download, start } = useProposalDownload(reports)
  const { bulk } = texts
  const [kept, setKept] = useState<KeptProposals>(new Map())
  return (
    <div className={styles.document}>
      <div>
        <h3 id={id}>{bulk.heading(candidates.length)}</h3>
        <p className={styles.quiet}>{bulk.hint}</p>
      </div>
      <div className={styles.download}>
        <BusyButton
          variant="default"
          isBusy={download.status === 'working'}
          busyLabel={download.status === 'working' ? bulk.making(download.number, candidates.length) : ''}
          onClick={() =>
            void start(
              candidates.map(({ file }) => file),
              kept,
            )
          }
        >
          {bulk.download(candidates.length)}
        </BusyButton>
        <p className={styles.quiet} role="status">
          {download.status === 'saved' && texts.saved(bulk.zip)}
          {download.status === 'saved' && download.leftOut > 0 && ` ${bulk.leftOut(download.leftOut)}`}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{bulk.file}</th>
              <th scope="col">{bulk.sections}</th>
              <th scope="col">{bulk.unplaced}</th>
              <th scope="col">{bulk.questions}</th>
              <th scope="col">{bulk.open}</th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ file, summary: read }) => {
              const own = kept.get(file)
              const summary = own ? summarizeProposal(own.pages) : read
              return (
                <tr key={`${file.name}/${file.size}/${file.lastModified}`}>
                  <th scope="row">
                    <LongName dir="ltr">{shownName(file.name)}</LongName>
                    {own && <span className={styles.quiet}>{bulk.changed}</span>}
                  </th>
                  <td>{sumOf(summary, ({ components }) => components.length)}</td>
                  <td>{sumOf(summary, ({ unplacedWords }) => unplacedWords)}</td>
                  <td>{sumOf(summary, ({ questions }) => questions)}</td>
                  <td>
                    <Button
                      size="small"
                      variant="default"
                      aria-label={bulk.lookAt(shownName(file.name))}
                      isDisabled={screen.status === 'reading'}
                      onClick={() => void open(file, own)}
                    >
                      {bulk.look}
                    </Button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {screen.status === 'open' && (
        <ProposedPages
          {...screen}
          onClose={close}
          onKeep={(proposed) => setKept(new Map(kept).set(screen.file, proposed))}
        />
      )}
    </div>
  )
}

/** Of all pages of a document. */
function sumOf(
  { pages }: ProposalSummary,
  count: (page: ProposalSummary['pages'][number]) => number,
): number {
  return pages.reduce((sum, page) => sum + count(page), 0)
}
