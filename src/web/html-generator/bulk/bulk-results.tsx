import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Waiver } from '#content/draft/waiver.ts'
import { countWaitingTexts } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { describeOwnComments } from '#texts/own-comments.ts'
import { laterPart } from '../../loading/later-part.ts'
import { ActionUrlField, isWrongActionUrl } from '../../public-url/action-url-field.tsx'
import { BaseUrlField } from '../../public-url/base-url-field.tsx'
import { isWrongPublicUrl } from '../../public-url/public-url-field.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CommentDownload } from '../commenting/comment-download.tsx'
import { hasRemarks } from '../commenting/has-remarks.ts'
import { AcceptTexts } from '../flow/accept-texts.tsx'
import { PlaceholderChoice } from '../flow/placeholder-choice.tsx'
import type { Reports } from '../flow/use-reports.ts'
import { type BulkFlow, failedFirst, isNumbered, pageFilesOf, summaryOf, unreadFiles } from './bulk-flow.ts'
import styles from './bulk-results.module.css'
import { Counters } from './counters.tsx'
import { HeldBack } from './held-back.tsx'
import { ProductList } from './product-list.tsx'
import { ResultsTable } from './results-table.tsx'
import { useHeldBack } from './use-held-back.ts'
import { usePairs, withPairs } from './use-pairs.ts'

/** Fetched once a document is none of our pages. */
const ProposedDocuments = lazyPart(
  laterPart(async () => (await import('../proposals/proposed-documents.tsx')).ProposedDocuments),
)

type Props = {
  isShown: boolean
  flow: Extract<BulkFlow, { status: 'parsed' }>
  reports: Reports
  onPlaceholders: (usePlaceholderImages: boolean) => void
  onActionUrl: (text: string) => void
  onBaseUrl: (text: string) => void
  onProduct: (file: File, product: string) => void
  onWaive: (file: File, waivers: readonly Waiver[]) => void
  onGenerate: () => void
}

/** What became of each document, and the ZIP of those that became pages. */
export function BulkResults({ isShown, flow, reports, ...on }: Props) {
  const { onPlaceholders, onActionUrl, onBaseUrl, onProduct, onWaive, onGenerate } = on
  const outcomeId = useId()
  const { usePlaceholderImages, actionUrl, baseUrl, proposal, download } = flow
  const addressField = useRef<HTMLInputElement>(null)
  const downloadPart = useRef<HTMLDivElement>(null)
  const baseField = useRef<HTMLInputElement>(null)
  const summary = summaryOf(flow.entries)
  const unread = unreadFiles(flow.entries).length
  const heldBack = useHeldBack(flow.entries)
  const paired = usePairs(flow.entries)
  const entries = useMemo(() => withPairs(flow.entries, paired), [flow.entries, paired])
  const pageFiles = useMemo(
    () => pageFilesOf(entries.filter(({ file }) => !heldBack.has(file))),
    [entries, heldBack],
  )
  const waiting = useMemo(
    () =>
      [...pageFiles.keys()].reduce((sum, { result }) => sum + (result ? countWaitingTexts(result) : 0), 0),
    [pageFiles],
  )
  const [isAsked, setAsked] = useState(false)
  /** So many texts somebody has accepted by now. */
  const [accepted, setAccepted] = useState(0)
  const faulty = flow.entries.flatMap(({ file, result }) =>
    result && !result.proposal && (hasRemarks(result) || result.ownComments)
      ? [{ file, product: result.metadata.product }]
      : [],
  )
  const ownComments = countOwnComments(flow.entries)
  const candidates = entries.flatMap(({ file, result }) =>
    result?.proposal ? [{ file, summary: result.proposal }] : [],
  )

  return (
    <section className={styles.results}>
      <div>
        <FocusHeading isShown={isShown} describedBy={outcomeId}>
          {texts.bulk.results}
        </FocusHeading>
        <p id={outcomeId} className={styles.quiet}>
          {unread > 0 ? texts.bulk.unread(unread) : texts.bulk.finished(summary.successful, summary.failed)}
        </p>
      </div>
      <Counters summary={summary} unread={unread} />
      {summary.successful > 0 && (
        <ActionUrlField
          ref={addressField}
          isForAll
          proposal={proposal}
          value={actionUrl}
          onChange={onActionUrl}
        />
      )}
      {paired !== undefined && paired.count > 0 && (
        <BaseUrlField ref={baseField} count={paired.count} value={baseUrl} onChange={onBaseUrl} />
      )}
      <ProductList entries={flow.entries} onProduct={onProduct} />
      <HeldBack
        entries={entries}
        heldBack={heldBack}
        onWaive={(file, waivers) => {
          onWaive(file, waivers)
          downloadPart.current?.focus()
        }}
      />
      <div ref={downloadPart} className={styles.download} tabIndex={-1}>
        {pageFiles.size > 0 ? (
          <>
            <BusyButton
              isBusy={download.status === 'generating'}
              busyLabel={texts.bulk.generating}
              variant={unread > 0 ? 'default' : 'filled'}
              onClick={() => {
                if (isWrongActionUrl(actionUrl)) addressField.current?.focus()
                else if (isWrongPublicUrl(baseUrl)) baseField.current?.focus()
                else if (waiting > accepted) setAsked(true)
                else onGenerate()
              }}
            >
              {texts.bulk.download(pageFiles.size)}
            </BusyButton>
            <PlaceholderChoice isChecked={usePlaceholderImages} onChange={onPlaceholders} />
            <p className={styles.saved} role="status">
              {download.status === 'saved' && texts.saved(download.filename)}
            </p>
          </>
        ) : (
          (heldBack.size > 0 || candidates.length === 0) && (
            <p>{heldBack.size > 0 ? texts.bulk.allHeldBack : texts.bulk.nothingToDownload}</p>
          )
        )}
      </div>
      {isAsked && (
        <AcceptTexts
          count={waiting}
          onAccept={() => {
            flushSync(() => setAsked(false))
            setAccepted(waiting)
            onGenerate()
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {faulty.length > 0 && (
        <>
          {ownComments.count > 0 && <p>{describeOwnComments(ownComments, false)}</p>}
          <CommentDownload
            documents={faulty}
            pack="zip"
            label={texts.commenting.downloadAll(faulty.length)}
            hint={texts.commenting.hintAll}
            reports={reports}
          />
        </>
      )}
      {candidates.length > 0 && <ProposedDocuments candidates={candidates} reports={reports} />}
      {isNumbered(pageFiles) && <p className={styles.quiet}>{texts.bulk.numbered}</p>}
      <ResultsTable
        entries={failedFirst(entries)}
        caption={texts.bulk.table}
        isParsing={false}
        pageFiles={pageFiles}
        heldBack={heldBack}
      />
    </section>
  )
}

/** Those that the last check left in all of the documents. */
function countOwnComments(entries: Props['flow']['entries']): { count: number; done: number } {
  const own = entries.flatMap(({ result }) => result?.ownComments ?? [])
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    done: own.reduce((sum, { done }) => sum + done, 0),
  }
}
