import { IconChevronDown } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { texts } from '#texts/html-generator.ts'
import { isWordWarning } from '#texts/word-warning-types.ts'
import { LongName } from '../../ui/long-name.tsx'
import { MessageWords } from '../../ui/message-words.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { MessageList } from '../messages/message-list.tsx'
import { WarningList } from '../messages/warning-list.tsx'
import type { BulkEntry } from './bulk-flow.ts'
import { firstMessage } from './first-message.ts'
import styles from './results-table.module.css'
import { StatusMark } from './status-mark.tsx'

type Props = { entry: BulkEntry; pageFile: string | undefined; isHeldBack: boolean; isParsing: boolean }

/** One file's outcome. Its own messages open below it. Drawn anew only when its own entry changes, not its 199 neighbours'. */
export const ResultRow = memo(function ResultRow({
  entry: { file, result },
  pageFile,
  isHeldBack,
  isParsing,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const components = result?.metadata.components.length
  const message = result && firstMessage(result)
  const count = result ? result.errors.length + result.warnings.length : 0

  return (
    <>
      <tr className={styles.row}>
        <td className={styles.status}>
          <StatusMark result={result} isHeldBack={isHeldBack} isParsing={isParsing} />
        </td>
        <th scope="row" className={styles.file}>
          <LongName dir="ltr">{shownName(file.name)}</LongName>
        </th>
        <td className={styles.page}>
          <LongName>{pageFile ?? result?.metadata.pageName ?? ''}</LongName>
          {components ? (
            <span className={styles.inline}> {texts.bulk.componentCount(components)}</span>
          ) : undefined}
        </td>
        <td className={styles.number}>{components || ''}</td>
        <td className={styles.number}>{result?.warnings.filter(isWordWarning).length || ''}</td>
        <td className={styles.message}>
          {message && (
            <span className={styles.first}>
              <MessageWords>{message}</MessageWords>
            </span>
          )}
        </td>
        <td className={styles.more}>
          {count > 0 && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={texts.bulk.messagesOf(shownName(file.name), count)}
              onClick={() => setOpen(!isOpen)}
            >
              {count}
              <IconChevronDown className={styles.chevron} size={16} aria-hidden />
            </button>
          )}
        </td>
      </tr>
      {result && count > 0 && (
        <tr id={id} className={styles.details} hidden={!isOpen}>
          <td colSpan={7}>
            <div className={styles.messages}>
              {result.errors.length > 0 && (
                <MessageList tone="bad" messages={result.errors} metadata={result.metadata} />
              )}
              <WarningList result={result} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
})
