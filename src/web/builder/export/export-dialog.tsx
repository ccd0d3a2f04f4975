import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isLocale, locales } from '#base/locale.ts'
import type { Finding } from '#checks/finding.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { fileNameOf } from '#content/draft/page-names.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import type { Choices } from '#formats/format.ts'
import { type ExportButton, exportButtons, formats, formatsOf } from '#formats/formats.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { texts } from '#texts/export.ts'
import { ActionUrlField, isWrongActionUrl } from '../../public-url/action-url-field.tsx'
import { isWrongPublicUrl, PublicUrlField } from '../../public-url/public-url-field.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { jumpToPlace } from '../reviewing/jump-to-place.ts'
import { openPanel } from '../view/panels-store.ts'
import styles from './export-dialog.module.css'
import { isBusy, isWorking } from './export-flow.ts'
import { ExportOutcome } from './export-outcome.tsx'
import { FileList } from './file-list.tsx'
import { GapList } from './gap-list.tsx'
import { useActionUrl } from './use-action-url.ts'
import { useExport } from './use-export.ts'
import { usePageGaps } from './use-page-gaps.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The files' name and the language are the page's own: what is changed here is changed there, and can be undone. */
export function ExportDialog({ isOpen, onClose }: Props) {
  const draft = useEditor((editor) => editor.draft)
  const { layout, content, publicUrl = '' } = draft
  const { flow, start, clear } = useExport()
  const [pageName, setPageName] = useState(() => fileNameOf(namesOf(draft)))
  const [openedIn] = useState(layout.locale)
  const [address, setAddress] = useState(publicUrl)
  const action = useActionUrl(draft)
  const gaps = usePageGaps(draft, action.url)
  const [choices, setChoices] = useState<Choices>({ usePlaceholderImages: false, protect: false })
  const nameField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const actionField = useRef<HTMLInputElement>(null)
  const formId = useId()
  const hasContent = hasWrittenContent(content)
  const nameError =
    flow.status === 'refused' && flow.error.field === 'page-name' ? flow.error.message : undefined

  useEffect(() => {
    if (flow.status === 'refused' && flow.error.field === 'page-name') focusField(nameField.current)
  }, [flow])

  function isOffered(button: ExportButton): boolean {
    return hasContent || !formatsOf(button).some(({ needs }) => needs.includes('texts'))
  }

  /** A name that is refused stays out of the page. */
  function keepGoodName() {
    const name = pageName.trim()
    if (findPageNameError(name) === undefined && name !== layout.pageName)
      change('rename', { pageName: name })
  }

  function keepGoodAddress() {
    const known = readPublicUrl(address) ?? ''
    if (!isWrongPublicUrl(address) && known !== publicUrl) change('set-public-url', { publicUrl: known })
  }

  function keepGoodValues() {
    keepGoodName()
    keepGoodAddress()
    action.keepTyped()
  }

  function jump(finding: Finding) {
    keepGoodValues()
    jumpToPlace(finding, 'export')
  }

  function openPreview() {
    keepGoodValues()
    action.keepSeen()
    openPanel('preview')
  }

  function press(button: ExportButton) {
    if (formatsOf(button).some(({ hasAddresses }) => hasAddresses)) {
      if (isWrongPublicUrl(address)) return focusField(addressField.current)
      if (isWrongActionUrl(action.text)) return focusField(actionField.current)
      action.keepSeen()
    }
    keepGoodValues()
    void start(button, pageName.trim(), choices)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    press(mainButton)
  }

  return (
    <Dialog
      title={texts.title}
      size="medium"
      isOpen={isOpen}
      initialFocus={nameField}
      isBusy={isBusy(flow)}
      onClose={() => {
        keepGoodValues()
        onClose()
      }}
      footer={
        <>
          <ExportOutcome flow={flow} />
          <Button variant="subtle" isDisabled={isBusy(flow)} onClick={openPreview}>
            {texts.preview}
          </Button>
          {fileButtons.filter(isOffered).map((button) => (
            <BusyButton
              key={button}
              {...(button === mainButton
                ? { type: 'submit', form: formId }
                : { variant: 'default', onClick: () => press(button) })}
              isBusy={isWorking(flow, button)}
              isDisabled={isBusy(flow)}
              busyLabel={texts.buttons[button].busy}
            >
              {texts.buttons[button].label}
            </BusyButton>
          ))}
        </>
      }
    >
      {hasContent && gaps && <GapList gaps={gaps} components={layout.components} onJump={jump} />}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={nameField}
          label={texts.pageName}
          placeholder={texts.pageNamePlaceholder}
          // In its place, so that nothing moves.
          hint={nameError === undefined ? texts.pageNameHint : undefined}
          error={nameError}
          autoComplete="off"
          spellCheck={false}
          value={pageName}
          onChange={(event) => {
            setPageName(event.currentTarget.value)
            clear()
          }}
          onBlur={keepGoodName}
        />
        <SelectField
          label={texts.locale}
          hint={hasContent && layout.locale !== openedIn ? texts.localeHint : undefined}
          options={locales.map((value) => ({ value, label: texts.locales[value] }))}
          value={layout.locale}
          onChange={({ currentTarget: { value } }) => {
            if (isLocale(value)) change('set-locale', { locale: value })
          }}
        />
        {hasContent && (
          <PublicUrlField
            ref={addressField}
            value={address}
            onChange={(text) => {
              setAddress(text)
              clear()
            }}
            onLeave={keepGoodAddress}
          />
        )}
        {hasContent && (
          <ActionUrlField
            ref={actionField}
            proposal={action.proposal}
            value={action.text}
            onChange={(text) => {
              action.type(text)
              clear()
            }}
            onLeave={action.keepTyped}
          />
        )}
        <FileList
          pageName={findPageNameError(pageName.trim()) ? undefined : pageName.trim()}
          formats={formats.filter(({ button }) => isOffered(button))}
          flow={flow}
          onPress={press}
        />
        <div className={styles.choices}>
          {fileButtons
            .filter(isOffered)
            .flatMap(choicesOf)
            .map((choice) => (
              <CheckboxField
                key={choice}
                {...texts.choices[choice]}
                checked={choices[choice]}
                onChange={({ currentTarget: { checked } }) => setChoices({ ...choices, [choice]: checked })}
              />
            ))}
        </div>
      </form>
    </Dialog>
  )
}

/** What Enter does, too; it stands last. */
const mainButton: ExportButton = 'docx'

/** What goes to the clipboard has its button in the list of files. */
const fileButtons = exportButtons
  .filter((button) => formatsOf(button).every(({ goesTo }) => goesTo === 'file'))
  .toReversed()

function choicesOf(button: ExportButton) {
  return formatsOf(button).flatMap((format) => format.choices)
}
