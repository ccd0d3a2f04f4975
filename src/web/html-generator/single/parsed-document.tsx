import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shorten } from '#base/shorten.ts'
import { proposeActionUrl } from '#checks/propose-action-url.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import { countWaitingTexts } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { languageNames, texts } from '#texts/html-generator.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { ProductField } from '../../product/product-field.tsx'
import { ActionUrlField, isWrongActionUrl } from '../../public-url/action-url-field.tsx'
import { isWrongPublicUrl, PublicUrlField } from '../../public-url/public-url-field.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import { JumpLink } from '../../ui/jump-link.tsx'
import { LongName } from '../../ui/long-name.tsx'
import { DocumentComments } from '../commenting/document-comments.tsx'
import { type FillActions, FillPanel } from '../filling/fill-panel.tsx'
import { isRunning } from '../filling/filling.ts'
import { AcceptTexts } from '../flow/accept-texts.tsx'
import { findHeldBack } from '../flow/find-held-back.ts'
import { PlaceholderChoice } from '../flow/placeholder-choice.tsx'
import { useProposedProduct } from '../flow/use-proposed-product.ts'
import type { Reports } from '../flow/use-reports.ts'
import { Waiving } from '../flow/waiving.tsx'
import { complainOfFailure } from '../messages/complaint.ts'
import { WarningList } from '../messages/warning-list.tsx'
import { pageHeadingId } from '../preview/page-preview.tsx'
import { LazyReport } from '../report/lazy-report.tsx'
import { ComponentGroups } from './component-groups.tsx'
import styles from './document.module.css'
import type { AddressName, ParsedFlow } from './document-flow.ts'
import { pageFileOf } from './page-file.ts'
import { PageStructure } from './page-structure.tsx'
import { useStructure } from './use-structure.ts'

type Props = {
  flow: ParsedFlow
  isShown: boolean
  fill: FillActions
  reports: Reports
  onPlaceholders: (usePlaceholderImages: boolean) => void
  onAddress: (address: AddressName, text: string) => void
  onProduct: (product: string) => void
  onGenerate: () => void
}

/** What was read from the document, and the way to its page. */
export function ParsedDocument({ flow, isShown, fill, reports, ...on }: Props) {
  const { onPlaceholders, onAddress, onProduct, onGenerate } = on
  const { file, result, filling, filled, preview, download, usePlaceholderImages, publicUrl, actionUrl } =
    flow
  const addressField = useRef<HTMLInputElement>(null)
  const actionField = useRef<HTMLInputElement>(null)
  const manifest = useManifest()
  const proposal = useMemo(
    () => manifest && proposeActionUrl(pageFromParseResult(result, false), manifest),
    [result, manifest],
  )
  const [waivers, setWaivers] = useState<readonly Waiver[]>([])
  const waiting = useMemo(() => countWaitingTexts(filled?.original ?? result), [filled, result])
  const [isAsked, setAsked] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const [held, setHeld] = useState<readonly Blocking[]>()
  const proposedProduct = useProposedProduct(result)
  const successId = useId()
  const warningsId = useId()
  const actionId = useId()
  const { pageName, locale, components } = result.metadata
  const structure = useStructure(components)

  async function generate() {
    if (isWrongPublicUrl(publicUrl)) return addressField.current?.focus()
    if (isWrongActionUrl(actionUrl)) return actionField.current?.focus()
    if (waiting > 0 && !isAccepted) return setAsked(true)
    await goOn()
  }

  async function goOn() {
    const found = await findHeldBack([{ result, waivers }]).catch(() => undefined)
    if (!found) return reports.complain(complainOfFailure('generate-html', { reason: 'unreachable' }))
    const [blocking = []] = found
    if (blocking.length > 0) setHeld(blocking)
    else onGenerate()
  }

  return (
    <section className={styles.document}>
      <FocusHeading isShown={isShown} describedBy={successId}>
        {texts.result.preview}
      </FocusHeading>
      <p id={successId} className={styles.success}>
        <IconCircleCheckFilled size={18} aria-hidden />
        {filled && !filled.original.success ? texts.fill.mended : texts.result.success}
      </p>
      <p className={styles.allGood}>{texts.result.allGood}</p>
      <p className={styles.toPage}>
        <JumpLink to={pageHeadingId}>{texts.result.seePage}</JumpLink>
      </p>
      <dl className={styles.facts}>
        <dt>{texts.result.pageName}</dt>
        <dd>{pageName ? <LongName>{pageName}</LongName> : texts.result.noPageName}</dd>
        {pageName && findPageNameError(pageName) && (
          <>
            <dt>{texts.result.file}</dt>
            <dd>
              <bdi dir="ltr">{pageFileOf(result)}</bdi>
            </dd>
          </>
        )}
        {locale && (
          <>
            <dt>{texts.result.language}</dt>
            <dd>{languageNames[locale]}</dd>
          </>
        )}
      </dl>
      {components.every(isFrame) && <p className={styles.quiet}>{texts.result.onlyFrame}</p>}
      <WarningList result={result} headingId={warningsId} startingLength={3} />
      <DocumentComments
        file={file}
        result={filled?.original ?? result}
        product={result.metadata.product}
        reports={reports}
      />
      {preview.status !== 'failed' && (
        <LazyReport
          result={result}
          usePlaceholderImages={usePlaceholderImages}
          actionUrl={actionUrl}
          html={preview.status === 'shown' ? preview.html : undefined}
          onJump={structure.show}
        />
      )}
      <FillPanel opened={flow} actions={fill} />
      <ComponentGroups components={components} />
      <PageStructure
        result={result}
        original={filled?.original}
        structure={structure}
        onType={isRunning(filling) ? undefined : fill.type}
      />
      <ProductField value={result.metadata.product ?? ''} proposal={proposedProduct} onChange={onProduct} />
      <PublicUrlField
        ref={addressField}
        value={publicUrl}
        onChange={(text) => onAddress('publicUrl', text)}
      />
      <div id={actionId} tabIndex={-1}>
        <ActionUrlField
          ref={actionField}
          proposal={proposal}
          value={actionUrl}
          onChange={(text) => onAddress('actionUrl', text)}
        />
      </div>
      {isAsked && (
        <AcceptTexts
          count={waiting}
          onAccept={() => {
            flushSync(() => setAsked(false))
            setAccepted(true)
            void goOn()
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {held && (
        <Waiving
          blocking={held}
          components={components}
          onChangeWords={({ place }) => {
            flushSync(() => setHeld(undefined))
            structure.show(place)
          }}
          onWaive={(added) => {
            setWaivers([...waivers, ...added])
            setHeld(undefined)
            onGenerate()
          }}
          onClose={() => setHeld(undefined)}
        />
      )}
      <div className={styles.generate}>
        {result.warnings.length > 0 && (
          <p className={styles.reminder}>
            <JumpLink to={warningsId}>{texts.result.warningCount(result.warnings.length)}</JumpLink>
          </p>
        )}
        {actionUrl.trim() !== '' && (
          <p className={styles.reminder}>
            <JumpLink to={actionId}>{texts.result.actionUrl(shorten(actionUrl))}</JumpLink>
          </p>
        )}
        <PlaceholderChoice isChecked={usePlaceholderImages} onChange={onPlaceholders} />
        <BusyButton
          isBusy={download.status === 'generating'}
          busyLabel={texts.result.generating}
          onClick={() => void generate()}
        >
          {texts.result.generate}
        </BusyButton>
        <p className={styles.saved} role="status">
          {download.status === 'saved' && texts.saved(download.filename)}
        </p>
      </div>
    </section>
  )
}

/** Headers and footers go around a page, and are none. */
function isFrame({ code }: { code: string }): boolean {
  return isHeader(code) || isFooter(code)
}
