import { IconEye, IconHistory, IconLink, IconRefresh } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Locale } from '#base/locale.ts'
import { isAiGenerated, labelOf } from '#catalogue/lookup.ts'
import { placeOf } from '#content/place.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { accept as acceptValue, takeEarlier } from '../../reviewing/decide.ts'
import { rowId } from '../../reviewing/rows.ts'
import { EarlierValues } from '../../value/earlier-values.tsx'
import { isWriting, regenerate, useRegenerations } from '../../value/regenerations.ts'
import { addressBeside } from './address-beside.ts'
import { isFormOpen, type OpenValue } from './open-value.ts'
import { openerOf } from './opener-of.ts'
import type { FoundSlot } from './place-now.ts'
import styles from './value-bar.module.css'

type Props = { open: OpenValue; found: FoundSlot; value: FieldValue; locale: Locale }

/** What is done with a value: what was typed is kept first. */
export function ValueActs({ open, found, value, locale }: Props) {
  const { component, slot } = found
  const { instanceId, acts } = open
  const [showsEarlier, setShowsEarlier] = useState(false)
  const earlierId = useId()
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const place = placeOf(slot)
  const address = addressBeside(found, open.linked())
  const opener = openerOf(open.anchor())

  function accept() {
    if (!acts.keep()) return acts.goBack()
    acceptValue(instanceId, place)
    acts.goBack()
  }

  function take(candidate: number) {
    if (!acts.keep()) return acts.goBack()
    takeEarlier(instanceId, place, candidate)
    setShowsEarlier(false)
    acts.goBack()
  }

  return (
    <>
      <div className={styles.acts}>
        {value.status === 'pending' && !isFormOpen(open) && (
          <Button size="small" variant="default" isDisabled={isBusy} onClick={accept}>
            {reviewTexts.accept}
          </Button>
        )}
        {isAiGenerated(slot.definition) && (
          <IconButton
            label={isBusy ? reviewTexts.regenerating : reviewTexts.regenerate}
            icon={<IconRefresh aria-hidden />}
            isDisabled={isBusy}
            disabledReason={reviewTexts.regeneratingThis}
            aria-busy={isBusy || undefined}
            onClick={() => {
              if (acts.keep()) void regenerate(component, instanceId, slot)
            }}
          />
        )}
        {value.earlier && (
          <IconButton
            label={reviewTexts.earlier(value.earlier.length)}
            icon={<IconHistory aria-hidden />}
            aria-expanded={showsEarlier}
            aria-controls={showsEarlier ? earlierId : undefined}
            onClick={() => setShowsEarlier(!showsEarlier)}
          />
        )}
        {address && (
          <Button
            size="small"
            variant="subtle"
            leftSection={<IconLink size={14} aria-hidden />}
            onClick={() => acts.goTo({ instanceId, ...placeOf(address) })}
          >
            {labelOf(address.field)}
          </Button>
        )}
        {opener && (
          <IconButton label={texts.look} icon={<IconEye aria-hidden />} onClick={() => opener.toggle()} />
        )}
      </div>
      {showsEarlier && value.earlier && (
        <EarlierValues id={earlierId} slot={slot} value={value} locale={locale} onTake={take} />
      )}
    </>
  )
}
