import { useRef } from 'react'
import { texts } from '#texts/html-generator.ts'
import type { Upload } from '../../api/upload.ts'
import { laterPart } from '../../loading/later-part.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DropArea } from '../../ui/drop-area.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Reports } from '../flow/use-reports.ts'
import { PagePreview } from '../preview/page-preview.tsx'
import { CancelOrStartOver } from '../upload/cancel-or-start-over.tsx'
import { DropInvitation } from '../upload/drop-invitation.tsx'
import { FileFacts } from '../upload/file-facts.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { wordFiles } from '../upload/word-files.ts'
import { ParsedDocument } from './parsed-document.tsx'
import { RefusedDocument } from './refused-document.tsx'
import type { SingleFlow } from './single-flow.ts'
import styles from './single-panel.module.css'
import { useSingleFlow } from './use-single-flow.ts'

/** Fetched once a document is none of our pages. */
const ProposedDocument = lazyPart(
  laterPart(async () => (await import('../proposals/proposed-document.tsx')).ProposedDocument),
)

type Props = {
  /** A file is only asked for where it can be seen. */
  isShown: boolean
  reports: Reports
}

/** One document: choose, look at what was read and at the page, download. */
export function SinglePanel({ isShown, reports }: Props) {
  const { flow, choose, startOver, parse, cancel, page, filling } = useSingleFlow(reports)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const parseButton = useRef<HTMLButtonElement>(null)
  const isParsing = flow.status === 'parsing'

  const limit = <p className={styles.limit}>{texts.uploadLimit}</p>

  return (
    <div className={styles.columns}>
      <div className={styles.document}>
        <section className={styles.upload} aria-labelledby="upload-document">
          <h2 id="upload-document">{texts.single.upload}</h2>
          {isShown && (
            <DropArea
              label={texts.single.input}
              dropNow={texts.single.dropNow}
              accept={wordFiles}
              size={flow.status === 'empty' ? 'tall' : 'line'}
              isDisabled={isParsing}
              chooseLabel={flow.status === 'empty' ? texts.single.choose : texts.single.chooseOther}
              chooseRef={chooseButton}
              onFiles={choose}
            >
              <Chosen flow={flow} />
            </DropArea>
          )}
          {flow.status === 'empty' && limit}
          {flow.status !== 'empty' && (
            <div className={styles.actions}>
              <BusyButton
                ref={parseButton}
                isBusy={isParsing}
                busyLabel={texts.single.parsing}
                variant={hasWayOn(flow) ? 'default' : 'filled'}
                onClick={parse}
              >
                {texts.single.parse}
              </BusyButton>
              <CancelOrStartOver
                isBusy={isParsing}
                onCancel={cancel}
                onStartOver={startOver}
                afterCancel={parseButton}
                afterStartOver={chooseButton}
              />
              {limit}
            </div>
          )}
        </section>
        {flow.status === 'refused' && flow.result.proposal && (
          <ProposedDocument
            key={`${flow.file.name} ${flow.file.lastModified}`}
            file={flow.file}
            summary={flow.result.proposal}
            isShown={isShown}
            reports={reports}
          />
        )}
        {flow.status === 'refused' && !flow.result.proposal && (
          <RefusedDocument flow={flow} isShown={isShown} fill={filling} reports={reports} />
        )}
        {flow.status === 'parsed' && (
          <ParsedDocument
            flow={flow}
            isShown={isShown}
            fill={filling}
            reports={reports}
            onPlaceholders={page.redraw}
            onAddress={page.typeAddress}
            onProduct={page.chooseProduct}
            onGenerate={page.generate}
          />
        )}
      </div>
      <PagePreview
        preview={flow.status === 'parsed' ? flow.preview : undefined}
        isRefused={flow.status === 'refused' && !flow.result.proposal}
        onRetry={() => flow.status === 'parsed' && page.redraw(flow.usePlaceholderImages)}
      />
    </div>
  )
}

/** The next button is another one. */
function hasWayOn(flow: SingleFlow): boolean {
  return flow.status === 'parsed' || (flow.status === 'refused' && flow.result.proposal !== undefined)
}

function Chosen({ flow }: { flow: SingleFlow }) {
  switch (flow.status) {
    case 'empty':
      return <DropInvitation line={texts.single.drop} />
    case 'parsing':
      return (
        <>
          <FileFacts file={flow.file} activity={activityOf(flow.upload)} />
          <UploadProgress label={texts.single.parsing} share={flow.upload.share} />
        </>
      )
    default:
      return <FileFacts file={flow.file} />
  }
}

function activityOf(upload: Upload): string {
  return upload.share < 1 ? texts.uploading(upload) : texts.single.reading
}
