import { useState } from 'react'
import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { PagePlace } from '#content/place.ts'
import { texts } from '#texts/html-generator.ts'
import { Button } from '../../ui/button.tsx'
import { TypedValueForm } from '../filling/typed-value-form.tsx'
import { valueId } from '../filling/value-id.ts'
import type { WordsOfPage } from '../flow/words-of-page.ts'
import styles from './instance-data.module.css'

type Props = {
  section: string
  page: WordsOfPage
  place: PagePlace
  definition: Field | undefined
  /** Without it nothing can be typed now. */
  onType: ((text: string) => void) | undefined
}

/** That nothing stands there, and the way to type it. */
export function EmptyValue({ section, page, place, definition, onType }: Props) {
  const [isOpen, setOpen] = useState(false)
  const canType = definition && definition.fixed === undefined && onType
  if (isOpen && canType) {
    return (
      <TypedValueForm
        section={section}
        page={page}
        place={place}
        definition={definition}
        text=""
        onType={onType}
        onCancel={() => {
          flushSync(() => setOpen(false))
          document.getElementById(valueId(place))?.focus()
        }}
      />
    )
  }
  return (
    <p className={styles.empty}>
      <span className={styles.none}>{texts.result.empty}</span>
      {canType && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.typing.openNamed(labelOf(place.field))}
          onClick={() => setOpen(true)}
        >
          {texts.typing.open}
        </Button>
      )}
    </p>
  )
}
