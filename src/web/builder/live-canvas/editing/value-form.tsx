import { textOf } from '#content/content.ts'
import { texts } from '#texts/edit-in-place.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditing } from '../../reviewing/editing-store.ts'
import { AddressForm } from './address-form.tsx'
import { changeOpenValue, isTypedInPlace, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { open: OpenValue; found: FoundSlot }

/** An address is typed here, and what it leads to or shows is seen on the page at once. */
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
      <AddressForm open={open} found={found} typed={textOf(typed)} />
      <div className={styles.acts}>
        <Button size="small" variant="light" type="submit">
          {texts.form.keep}
        </Button>
        <Button size="small" variant="subtle" onClick={acts.cancel}>
          {texts.form.cancel}
        </Button>
      </div>
    </form>
  )
}
