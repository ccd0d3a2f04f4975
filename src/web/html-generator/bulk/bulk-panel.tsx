import { useRef } from 'react'
import { texts } from '#texts/html-generator.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DropArea } from '../../ui/drop-area.tsx'
import type { Reports } from '../flow/use-reports.ts'
import { CancelOrStartOver } from '../upload/cancel-or-start-over.tsx'
import { DropInvitation } from '../upload/drop-invitation.tsx'
import { wordFiles } from '../upload/word-files.ts'
import { filesOf, unreadFiles } from './bulk-flow.ts'
import styles from './bulk-panel.module.css'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkResults } from './bulk-results.tsx'
import { FileList } from './file-list.tsx'
import { useBulkFlow } from './use-bulk-flow.ts'

type Props = {
  /** A file is only asked for where it can be seen. */
  isShown: boolean
  reports: Reports
}

/** Many documents: choose, watch them being read, look at what failed, download the rest as a ZIP. */
export function BulkPanel({ isShown, reports }: Props) {
  const actions = useBulkFlow(reports)
  const { flow } = actions
  const chooseButton = useRef<HTMLButtonElement>(null)
  const parseButton = useRef<HTMLButtonElement>(null)

  const files = filesOf(flow)
  const totalSize = files.reduce((total, { size }) => total + size, 0)
  const isParsing = flow.status === 'parsing'
  const unread = flow.status === 'empty' ? 0 : unreadFiles(flow.entries).length
  const asked = flow.status === 'parsing' ? flow.running.length : unread

  return (
    <div className={styles.panel}>
      <section className={styles.upload} aria-labelledby="upload-documents">
        <h2 id="upload-documents">{texts.bulk.upload}</h2>
        {isShown && (
          <DropArea
            label={texts.bulk.input}
            dropNow={texts.bulk.dropNow}
            accept={wordFiles}
            isMultiple
            size={flow.status === 'empty' ? 'tall' : 'line'}
            isDisabled={isParsing}
            chooseLabel={flow.status === 'chosen' ? texts.bulk.addMore : texts.bulk.choose}
            chooseRef={chooseButton}
            onFiles={actions.choose}
          >
            {flow.status === 'empty' ? (
              <DropInvitation line={texts.bulk.drop} hint={texts.bulk.hold} />
            ) : (
              <>
                <p>{flow.status === 'chosen' ? texts.bulk.dropMore : texts.bulk.drop}</p>
                <p className={styles.quiet}>{texts.bulk.hold}</p>
              </>
            )}
          </DropArea>
        )}
        <p className={styles.limits}>
          <span>{texts.uploadLimit}</span>
          <span>{texts.bulk.limits}</span>
        </p>
        {flow.status === 'chosen' && (
          <FileList files={files} onRemove={actions.remove} onEmpty={() => chooseButton.current?.focus()} />
        )}
        {flow.status !== 'empty' && (
          <div className={styles.actions}>
            {asked > 0 && (
              <BusyButton
                ref={parseButton}
                isBusy={isParsing}
                busyLabel={texts.bulk.parsing(asked)}
                onClick={actions.parse}
              >
                {texts.bulk.parse(asked)}
              </BusyButton>
            )}
            <CancelOrStartOver
              isBusy={isParsing}
              onCancel={actions.cancel}
              onStartOver={actions.startOver}
              afterCancel={parseButton}
              afterStartOver={chooseButton}
            />
            <p className={styles.selected}>
              <strong>{texts.bulk.selected(files.length)}</strong>
              <span className={styles.quiet}>{texts.bulk.totalSize(totalSize)}</span>
            </p>
          </div>
        )}
      </section>
      {flow.status === 'parsing' && <BulkProgress flow={flow} />}
      {flow.status === 'parsed' && (
        <BulkResults
          isShown={isShown}
          flow={flow}
          reports={reports}
          onPlaceholders={actions.switchPlaceholders}
          onActionUrl={actions.typeActionUrl}
          onBaseUrl={actions.typeBaseUrl}
          onProduct={actions.nameProduct}
          onWaive={actions.waive}
          onGenerate={actions.generate}
        />
      )}
    </div>
  )
}
