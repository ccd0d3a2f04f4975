import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isLocale, locales, otherLocale } from '#base/locale.ts'
import type { Finding } from '#checks/finding.ts'
import { acceptedContent, hasWrittenContent } from '#content/draft/draft-content.ts'
import { localesOf } from '#content/draft/faces/show-face.ts'
import { waivedKey } from '#content/draft/waiver.ts'
import { hasTeamPictures } from '#content/pictures/images-of.ts'
import { type Choices, isWanted } from '#formats/format.ts'
import { type ExportButton, formats, formatsOf } from '#formats/formats.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { texts } from '#texts/export.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { laterPart } from '../../loading/later-part.ts'
import { ProductField } from '../../product/product-field.tsx'
import { ActionUrlField, isWrongActionUrl } from '../../public-url/action-url-field.tsx'
import { PicturesUrlField } from '../../public-url/pictures-url-field.tsx'
import { isWrongPublicUrl, PublicUrlField } from '../../public-url/public-url-field.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WaiveDialog } from '../../waivers/waive-dialog.tsx'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { chooseFace, makeFace } from '../faces/show-face.ts'
import { jumpToPlace } from '../reviewing/jump-to-place.ts'
import { BetweenLanguages } from '../to-do/between-languages.tsx'
import { useProposedProduct } from '../value/use-proposed-product.ts'
import { openPanel } from '../view/panels-store.ts'
import { isPublished, mainButton, offeredButtons, savesFiles } from './export-buttons.ts'
import styles from './export-dialog.module.css'
import { isBusy } from './export-flow.ts'
import { ExportFoot } from './export-foot.tsx'
import { FileList } from './file-list.tsx'
import { GapList } from './gap-list.tsx'
import { NotApproved } from './not-approved.tsx'
import { useExport } from './use-export.ts'
import { useHeldBack } from './use-held-back.ts'
import { usePageGaps } from './use-page-gaps.ts'
import { usePageSettings } from './use-page-settings.ts'

/** What reads figures is fetched once the dialog is there. */
const UnconfirmedFacts = lazyPart(
  laterPart(async () => (await import('./unconfirmed-facts.tsx')).UnconfirmedFacts),
)

type Props = { user: string; isOpen: boolean; onClose: () => void }

/** The files' name and the language are the page's own: what is changed here is changed there, and can be undone. */
export function ExportDialog({ user, isOpen, onClose }: Props) {
  const draft = useEditor((editor) => editor.draft)
  const { layout, content } = draft
  const { flow, start, clear } = useExport(user)
  const { action, address, pageName, ...settings } = usePageSettings(draft)
  const gaps = usePageGaps(draft, action.url)
  const proposedProduct = useProposedProduct()
  const held = useHeldBack()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const nameField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const actionField = useRef<HTMLInputElement>(null)
  const picturesField = useRef<HTMLInputElement>(null)
  const formId = useId()
  const hasContent = hasWrittenContent(content)
  const pictured = { images: draft.images, content: acceptedContent(content) }
  const offered = offeredButtons(draft)
  const fileButtons = offered.filter(savesFiles).toReversed()
  const nameError =
    flow.status === 'refused' && flow.error.field === 'page-name' ? flow.error.message : undefined

  useEffect(() => {
    if (flow.status === 'refused' && flow.error.field === 'page-name') focusField(nameField.current)
  }, [flow])

  function jump(finding: Finding) {
    settings.keepAll()
    jumpToPlace(finding, 'export')
  }

  function openPreview() {
    settings.keepAll()
    action.keepSeen()
    address.keepSeen()
    openPanel('preview')
  }

  function press(button: ExportButton) {
    if (formatsOf(button).some(({ hasAddresses }) => hasAddresses)) {
      if (isWrongPublicUrl(address.text)) return focusField(addressField.current)
      if (isWrongActionUrl(action.text)) return focusField(actionField.current)
      if (isWrongPublicUrl(settings.picturesAddress)) return focusField(picturesField.current)
      action.keepSeen()
      address.keepSeen()
    }
    settings.keepAll()
    if (isPublished(button) && held.hold(button)) return
    void start(button, pageName, choices)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    press(mainButton)
  }

  if (held.blocking) {
    return (
      <WaiveDialog
        key={held.blocking.map(waivedKey).join()}
        blocking={held.blocking}
        components={layout.components}
        face={draft.other && layout.locale}
        user={user}
        onChangeWords={jump}
        onWaive={(waivers) => {
          const button = held.waive(waivers)
          if (button) void start(button, pageName, choices)
        }}
        onClose={held.release}
      />
    )
  }

  return (
    <Dialog
      title={texts.title}
      size="medium"
      isOpen={isOpen}
      initialFocus={nameField}
      isBusy={isBusy(flow)}
      onClose={() => {
        settings.keepAll()
        onClose()
      }}
      footer={
        <ExportFoot
          flow={flow}
          buttons={fileButtons}
          formId={formId}
          onPress={press}
          onPreview={openPreview}
        />
      }
    >
      <NotApproved />
      {hasContent && <UnconfirmedFacts />}
      {draft.other && <BetweenLanguages onLeave={settings.keepAll} />}
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
          value={settings.typedName}
          onChange={({ currentTarget: { value } }) => {
            settings.typeName(value)
            clear()
          }}
          onBlur={settings.keepName}
        />
        <SelectField
          label={texts.locale}
          options={(hasContent ? localesOf(draft) : locales).map((value) => ({
            value,
            label: texts.locales[value],
          }))}
          value={layout.locale}
          onChange={({ currentTarget: { value } }) => {
            settings.keepAll()
            if (isLocale(value)) chooseFace(value)
          }}
        />
        {hasContent && !draft.other && (
          <Button variant="default" onClick={() => makeFace(otherLocale(layout.locale))}>
            {faceTexts.switch.make(otherLocale(layout.locale))}
          </Button>
        )}
        {hasContent && (
          <>
            <ProductField
              value={draft.product ?? ''}
              proposal={proposedProduct}
              onChange={(product) => {
                change('set-product', { product })
                clear()
              }}
            />
            <PublicUrlField
              ref={addressField}
              proposal={address.proposal}
              value={address.text}
              onChange={(text) => {
                address.type(text)
                clear()
              }}
              onLeave={address.keepTyped}
            />
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
            {hasTeamPictures(pictured) && (
              <PicturesUrlField
                ref={picturesField}
                value={settings.picturesAddress}
                onChange={(text) => {
                  settings.typePicturesAddress(text)
                  clear()
                }}
                onLeave={settings.keepPicturesAddress}
              />
            )}
          </>
        )}
        <FileList
          page={{ images: draft.images ?? {}, content: pictured.content }}
          pageName={findPageNameError(pageName) ? undefined : pageName}
          formats={formats.filter((each) => offered.includes(each.button) && isWanted(each, choices))}
          flow={flow}
          onPress={press}
        />
        <div className={styles.choices}>
          {[...new Set(fileButtons.flatMap((button) => formatsOf(button).flatMap(({ choices }) => choices)))]
            .filter((choice) => choice !== 'beside' || draft.other)
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

const noChoices: Choices = { usePlaceholderImages: false, protect: false, beside: false, signOff: false }
