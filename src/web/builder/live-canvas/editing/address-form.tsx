import { useId } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import { texts } from '#texts/edit-in-place.ts'
import { useManifest } from '../../../catalogue/catalogue-store.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { typeValue } from '../../reviewing/editing-store.ts'
import { PictureField } from '../../value/picture/picture-field.tsx'
import { ValueLength } from '../../value/value-length.tsx'
import { describeAddress } from './describe-address.ts'
import { listTargets } from './list-targets.ts'
import { changeOpenValue, type OpenValue } from './open-value.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { open: OpenValue; found: FoundSlot; typed: string }

/** An address, with those that are near at hand. Of a picture: what of it is cut off, and how it is told. */
export function AddressForm({ open, found, typed }: Props) {
  const draft = useEditor((state) => state.draft)
  const id = useId()
  const rested = useRested(typed)
  const { slot } = found
  const shape = slot.definition.picture
  const { fault, such } = rested === typed ? describeAddress(slot, typed, draft) : {}

  function type(address: string) {
    changeOpenValue({ refusal: undefined })
    typeValue(address)
  }

  return (
    <>
      <div className={styles.address} id={id}>
        <TextField
          autoFocus
          size="small"
          label={labelOf(slot.field)}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={fault ?? open.refusal}
          hint={
            <span className={styles.counted}>
              <ValueLength definition={slot.definition} value={typed} saysExcess />
              {shape && <span>{texts.form.crops[shape]}</span>}
            </span>
          }
          // Another address mostly takes the place of the whole one.
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {such !== undefined && (
          <Button
            size="small"
            variant="light"
            onClick={() => {
              type(such)
              document.querySelector<HTMLElement>(`#${CSS.escape(id)} input`)?.focus()
            }}
          >
            {texts.form.takeInstead(such)}
          </Button>
        )}
      </div>
      <Targets kind={shape ? 'pictures' : 'links'} typed={typed} onChoose={type} />
      {shape && <PictureField address={typed} shape={shape} files={open.files} onChoose={type} />}
    </>
  )
}

type TargetsProps = { kind: 'links' | 'pictures'; typed: string; onChoose: (address: string) => void }

/** The page's sections, and the addresses that it has already. */
function Targets({ kind, typed, onChoose }: TargetsProps) {
  const manifest = useManifest()
  const draft = useEditor((state) => state.draft)
  if (!manifest) return null
  const { sections, used } = listTargets(draft, manifest, kind)
  const groups = [
    { label: texts.form.sections, options: sections },
    { label: texts.form.used, options: used },
  ].map(({ label, options }) => ({
    label,
    options: options.map(({ address, name }) => ({ value: address, label: name })),
  }))
  const offered = groups.filter(({ options }) => options.length > 0)
  if (offered.length === 0) return null
  const isOffered = offered.some(({ options }) => options.some(({ value }) => value === typed))
  return (
    <SelectField
      size="small"
      label={texts.form.choose[kind]}
      value={isOffered ? typed : ''}
      options={[{ value: '', label: texts.form.nothingChosen, isDisabled: true }, ...offered]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
