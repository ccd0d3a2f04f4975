import { type FormEvent, useState } from 'react'
import type { Brand } from '#layout/layout.ts'
import { type MemoryPair, memoryPairSchema } from '#pairs/memory/memory-pair.ts'
import { keyOfPair } from '#pairs/shelves.ts'
import { languageNames } from '#texts/language-names.ts'
import { texts } from '#texts/languages.ts'
import { translationMemory } from '../../languages/collections.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { BothFields } from './both-fields.tsx'
import { BrandField } from './brand-field.tsx'
import styles from './languages.module.css'

const { memory: words } = texts

type Props = {
  pair: MemoryPair | undefined
  deed: () => { by: string; at: string }
  onClose: () => void
}

/** A text in both languages; rich text as its tags have it. */
export function PairForm({ pair, deed, onClose }: Props) {
  const [both, setBoth] = useState(pair?.texts ?? { 'en-AE': '', 'ar-AE': '' })
  const [brand, setBrand] = useState<Brand | undefined>(pair?.brand)
  const [error, setError] = useState<string>()

  function save(event: FormEvent) {
    event.preventDefault()
    const { brand: _, ...rest } = pair ?? { type: 'text' as const }
    const made = memoryPairSchema.safeParse({
      ...rest,
      ...deed(),
      texts: { 'en-AE': both['en-AE'].trim(), 'ar-AE': both['ar-AE'].trim() },
      ...(brand && { brand }),
    })
    if (!made.success) return setError(words.lacking)
    if (!translationMemory.put([made.data])) return setError(texts.noRoom)
    if (pair && keyOfPair(pair) !== keyOfPair(made.data)) translationMemory.drop([pair])
    announce(words.saved)
    onClose()
  }

  return (
    <form className={styles.fields} onSubmit={save}>
      <BothFields labelOf={(locale) => languageNames[locale]} error={error} value={both} onChange={setBoth} />
      <BrandField value={brand} onChange={setBrand} />
      <div className={styles.actions}>
        <Button type="submit">{texts.save}</Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
