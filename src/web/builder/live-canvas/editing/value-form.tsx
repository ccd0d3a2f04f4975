import { textOf } from '#content/content.ts'
import { placeOf } from '#content/place.ts'
import { valueAt } from '#content/slots.ts'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { accept } from '../../reviewing/decide.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { wordsBeside } from './address-beside.ts'
import { AddressForm } from './address-form.tsx'
import { changeOpenValue, isTypedInPlace, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'
import { WordsField } from './words-field.tsx'

type Props = { open: OpenValue; found: FoundSlot }

/** An address is typed here with the words that lead there, and what it leads to or shows is seen on the page at once. */
export function ValueForm({ open, found }: Props) {
  const { way, isFormAsked } = open
  if (isTypedInPlace(way)) return null
  if (!isFormAsked) {
    return (
      <div>
        <Button size="small" variant="light" onClick={() => changeOpenValue({ isFormAsked: true })}>
          {texts.editAddress}
        </Button>
      </div>
    )
  }
  return <OpenForm open={open} found={found} />
}

function OpenForm({ open, found }: Props) {
  const { acts } = open
  const typed = useEditing(({ editing }) => editing?.typed ?? '')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        acts.end()
      }}
    >
      <WordsField instanceId={open.instanceId} found={found} />
      <AddressForm open={open} found={found} typed={textOf(typed)} />
      <div className={styles.foot}>
        <Button size="small" variant="light" type="submit">
          {texts.form.keep}
        </Button>
        <Button size="small" variant="default" onClick={acts.cancel}>
          {texts.form.cancel}
        </Button>
        <AcceptForm open={open} found={found} />
      </div>
    </form>
  )
}

/** All of the form that waits. */
function AcceptForm({ open, found }: Props) {
  const { instanceId, acts } = open
  const words = wordsBeside(found)
  const slots = words ? [words, found.slot] : [found.slot]
  const waiting = slots.filter((slot) => valueAt(found.instance, slot).status === 'pending')
  if (waiting.length === 0) return null
  return (
    <Button
      size="small"
      variant="subtle"
      className={styles.accept}
      onClick={() => {
        if (acts.keep()) for (const slot of waiting) accept(instanceId, placeOf(slot))
        acts.goBack()
      }}
    >
      {reviewTexts.accept}
    </Button>
  )
}
