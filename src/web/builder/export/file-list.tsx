import { fileKindOf, fileNameIn } from '#formats/format.ts'
import type { ExportButton, NamedFormat } from '#formats/formats.ts'
import { texts } from '#texts/export.ts'
import { texts as buttonTexts } from '#texts/export-buttons.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { type ExportFlow, isBusy, isWorking } from './export-flow.ts'
import styles from './file-list.module.css'

type Props = {
  /** None while there is no name that files could have. */
  pageName: string | undefined
  page: Parameters<typeof fileKindOf>[1]
  formats: readonly NamedFormat[]
  flow: ExportFlow
  onPress: (button: ExportButton) => void
}

/** The files that will be produced, and by which button; what goes to the clipboard has its own. */
export function FileList({ pageName, page, formats, flow, onPress }: Props) {
  return (
    <section className={styles.files} aria-labelledby="export-files">
      <h3 id="export-files">{texts.files}</h3>
      <ul className={styles.list}>
        {formats.map((format) => (
          <li key={format.id}>
            <span className={styles.name}>
              {pageName === undefined || format.goesTo === 'clipboard' ? (
                texts.formats[format.id].name
              ) : (
                <bdi>{fileNameIn(fileKindOf(format, page), pageName)}</bdi>
              )}
            </span>
            <span className={styles.what}>{texts.formats[format.id].about}</span>
            {format.goesTo === 'clipboard' && (
              <span className={styles.button}>
                <BusyButton
                  variant="default"
                  isBusy={isWorking(flow, format.button)}
                  isDisabled={isBusy(flow)}
                  busyLabel={buttonTexts.buttons[format.button].busy}
                  onClick={() => onPress(format.button)}
                >
                  {buttonTexts.buttons[format.button].label}
                </BusyButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
