import type { ExportButton } from '#formats/formats.ts'
import { texts } from '#texts/export.ts'
import { texts as buttonTexts } from '#texts/export-buttons.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { mainButton } from './export-buttons.ts'
import { type ExportFlow, isBusy, isWorking } from './export-flow.ts'
import { ExportOutcome } from './export-outcome.tsx'

type Props = {
  flow: ExportFlow
  buttons: readonly ExportButton[]
  /** Of the form that the main button sends. */
  formId: string
  onPress: (button: ExportButton) => void
  onPreview: () => void
}

/** How the last export ended, and what starts the next. */
export function ExportFoot({ flow, buttons, formId, onPress, onPreview }: Props) {
  return (
    <>
      <ExportOutcome flow={flow} />
      <Button variant="subtle" isDisabled={isBusy(flow)} onClick={onPreview}>
        {texts.preview}
      </Button>
      {buttons.map((button) => (
        <BusyButton
          key={button}
          {...(button === mainButton
            ? { type: 'submit', form: formId }
            : { variant: 'default', onClick: () => onPress(button) })}
          isBusy={isWorking(flow, button)}
          isDisabled={isBusy(flow)}
          busyLabel={buttonTexts.buttons[button].busy}
        >
          {buttonTexts.buttons[button].label}
        </BusyButton>
      ))}
    </>
  )
}
