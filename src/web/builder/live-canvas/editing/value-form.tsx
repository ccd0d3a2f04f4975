import { directionOf, type Locale } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import { listOf, textOf } from '#content/content.ts'
import { texts } from '#texts/edit-in-place.ts'
import { Button } from '../../../ui/button.tsx'
import { typeValue, useEditing } from '../../reviewing/editing-store.ts'
import { EntriesInput } from '../../value/entries-input.tsx'
import { AddressForm } from './address-form.tsx'
import { changeOpenValue, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { open: OpenValue; found: FoundSlot; locale: Locale }

/** What cannot be typed where it stands is typed here, and is seen there at once. */
export function ValueForm({ open, found, locale }: Props) {
  const { way, isFormAsked } = open
  if (way === 'text' || way === 'rich') return null
  if (!isFormAsked) {
    return (
      <div>
        <Button size="small" variant="light" onClick={() => changeOpenValue({ isFormAsked: true })}>
          {way === 'entries' ? texts.editEntries : texts.editAddress}
        </Button>
      </div>
    )
  }
  return <OpenForm open={open} found={found} locale={locale} />
}

function OpenForm({ open, found, locale }: Props) {
  const { way, acts } = open
  const typed = useEditing(({ editing }) => editing?.typed ?? '')
  // An entry that has just begun is empty.
  const entries = Array.isArray(typed) ? typed : listOf(typed)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        acts.end()
      }}
    >
      {way === 'entries' ? (
        <EntriesInput
          label={labelOf(found.slot.field)}
          entries={entries.length > 0 ? entries : ['']}
          lang={locale}
          dir={directionOf(locale)}
          onChange={typeValue}
        />
      ) : (
        <AddressForm open={open} found={found} typed={textOf(typed)} />
      )}
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
