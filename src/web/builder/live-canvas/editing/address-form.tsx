import { labelOf } from '#catalogue/lookup.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { texts } from '#texts/edit-in-place.ts'
import { useManifest } from '../../../catalogue/catalogue-store.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEditor } from '../../editor/editor-store.ts'
import { typeValue } from '../../reviewing/editing-store.ts'
import { PictureField } from '../../value/picture/picture-field.tsx'
import { listTargets } from './list-targets.ts'
import { changeOpenValue, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { open: OpenValue; found: FoundSlot; typed: string }

/** An address, with those that are near at hand. Of a picture: what of it is cut off. */
export function AddressForm({ open, found, typed }: Props) {
  const manifest = useManifest()
  const draft = useEditor((state) => state.draft)
  const { definition, field } = found.slot
  const shape = definition.picture
  const { sections, used } = manifest
    ? listTargets(draft, manifest, shape ? 'pictures' : 'links')
    : { sections: [], used: [] }

  function type(address: string) {
    changeOpenValue({ refusal: undefined })
    typeValue(address)
  }

  return (
    <>
      <TextField
        autoFocus
        size="small"
        label={labelOf(field)}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={open.refusal}
        hint={shape && texts.form.crops[shape]}
        // Another address mostly takes the place of the whole one.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {shape && <PictureField address={typed} shape={shape} files={open.files} onChoose={type} />}
      {shape && !readMediaAddress(typed) && <p className={styles.quiet}>{texts.form.noAlternative}</p>}
      <Targets label={texts.form.sections} targets={sections} onChoose={type} />
      <Targets label={texts.form.used} targets={used} onChoose={type} />
    </>
  )
}

type TargetsProps = {
  label: string
  targets: readonly { address: string; name: string }[]
  onChoose: (address: string) => void
}

function Targets({ label, targets, onChoose }: TargetsProps) {
  if (targets.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.targets}>
      <p className={styles.quiet}>{label}</p>
      {targets.map(({ address, name }) => (
        <Button key={address} size="small" variant="subtle" onClick={() => onChoose(address)}>
          {name}
        </Button>
      ))}
    </div>
  )
}
