import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { RichTextToolbar } from '../../../ui/rich-text-field/rich-text-toolbar.tsx'
import { useEditor } from '../../editor/editor-store.ts'
import { isSameText, useEditing } from '../../reviewing/editing-store.ts'
import { ValueStatusMark } from '../../value/status-mark.tsx'
import { useIsTyped } from '../../value/typed-value.ts'
import { ValueOrigin } from '../../value/value-origin.tsx'
import { EntryTools } from './entry-tools.tsx'
import { ItemTools } from './item-tools.tsx'
import { isFormOpen, isTypedInPlace, type OpenValue, useOpenValue } from './open-value.ts'
import { findWritable, placeNow } from './place-now.ts'
import { TypedLength } from './typed-length.tsx'
import { TypedWords } from './typed-words.tsx'
import { useBarPlace } from './use-bar-place.ts'
import { ValueActs } from './value-acts.tsx'
import styles from './value-bar.module.css'
import { focusBar } from './value-bar-focus.ts'
import { ValueForm } from './value-form.tsx'

type Props = { scroller: RefObject<HTMLElement | null> }

/** What belongs to the value that is edited on the page, beside it. */
export function ValueBar({ scroller }: Props) {
  const open = useOpenValue((state) => state.open)
  if (!open) return null
  const { instanceId, place } = open
  const key = [instanceId, place.field, place.itemId].join()
  return createPortal(<Bar key={key} open={open} scroller={scroller} />, document.body)
}

function Bar({ open, scroller }: Props & { open: OpenValue }) {
  useEditor(({ draft }) => draft.content[open.instanceId])
  useEditor(({ draft }) => draft.optionalElements[open.instanceId])
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const before = useEditing(({ editing }) => editing?.before)
  const bar = useRef<HTMLElement>(null)
  const place = placeNow(open)
  const found = place && findWritable(place)
  useBarPlace(bar, open, scroller)
  useEffect(() => {
    if (open.barAsked > 0) focusBar()
  }, [open.barAsked])
  if (!found || before === undefined) return null

  const { slot, instance } = found
  const value = valueAt(instance, slot)
  const label = labelOf(slot.field)
  const name = texts.valueName(label, slot.item)
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-value-bar
      data-only-line={!open.rich && !open.entries && !isFormOpen(open) ? '' : undefined}
      aria-label={texts.bar(name)}
      onPointerDown={keepCaret}
      onMouseDown={keepCaret}
      onBlur={(event) => checkFocus(event, open)}
      onKeyDown={(event) => goBackByKey(event, open)}
    >
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        {slot.definition.required && <span className={styles.quiet}>{reviewTexts.required}</span>}
        <TypedStatus instanceId={open.instanceId} slot={slot} value={value} />
        {!isFormOpen(open) && <TypedLength definition={slot.definition} />}
        <TypedOrigin instanceId={open.instanceId} slot={slot} value={value} />
      </div>
      {open.refusal !== undefined && !isFormOpen(open) && <p className={styles.refusal}>{open.refusal}</p>}
      {!isSameText(before, value.value) && <p className={styles.quiet}>{texts.changedHere}</p>}
      {open.rich && <RichTextToolbar editor={open.rich} linksAsked={open.linksAsked} />}
      {open.entries && <EntryTools entries={open.entries} />}
      <ValueForm open={open} found={found} />
      <TypedWords open={open} found={found} />
      <ValueActs open={open} found={found} value={value} locale={locale} />
      {slot.item !== undefined && <ItemTools />}
    </section>
  )
}

type TypedProps = { instanceId: string; slot: Slot; value: FieldValue }

function TypedStatus({ instanceId, slot, value }: TypedProps) {
  return <ValueStatusMark status={value.status} isTyped={useIsTyped(instanceId, slot)} />
}

/** What is typed is nobody's but that of who types it. */
function TypedOrigin({ instanceId, slot, value }: TypedProps) {
  if (useIsTyped(instanceId, slot)) return null
  return <ValueOrigin candidate={value} retryCount={value.retryCount} />
}

/** A press on a button leaves caret and selection where they are. */
function keepCaret(event: PointerEvent | MouseEvent) {
  if (!(event.target as Element).closest('input, textarea, select, label')) event.preventDefault()
}

function checkFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, { acts }: OpenValue) {
  if (!currentTarget.contains(relatedTarget)) setTimeout(acts.checkFocus)
}

function goBackByKey(event: KeyboardEvent, { way, acts }: OpenValue) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  if (isTypedInPlace(way)) acts.goBack()
  else acts.cancel()
}
