import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import { texts } from '#texts/html-generator.ts'
import { Button } from '../../ui/button.tsx'
import { LongName } from '../../ui/long-name.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { Waiving } from '../flow/waiving.tsx'
import type { BulkEntry } from './bulk-flow.ts'
import styles from './held-back.module.css'

type Props = {
  entries: readonly BulkEntry[]
  heldBack: ReadonlyMap<File, readonly Blocking[]>
  onWaive: (file: File, waivers: readonly Waiver[]) => void
}

/** Pages that do not go into the ZIP until their words are changed in Word, or somebody answers for them. */
export function HeldBack({ entries, heldBack, onWaive }: Props) {
  const headingId = useId()
  const [open, setOpen] = useState<File>()
  const blocking = open && heldBack.get(open)
  if (heldBack.size === 0) return null
  return (
    <section className={styles.held} aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.bulk.heldBack(heldBack.size)}</h3>
      <p className={styles.hint}>{texts.bulk.heldBackHint}</p>
      <ul className={styles.list}>
        {entries
          .filter(({ file }) => heldBack.has(file))
          .map(({ file }) => (
            <li key={`${file.name}/${file.size}/${file.lastModified}`}>
              <LongName dir="ltr">{shownName(file.name)}</LongName>
              <Button
                size="small"
                variant="default"
                aria-label={texts.bulk.waiveOf(shownName(file.name), heldBack.get(file)?.length ?? 0)}
                onClick={() => setOpen(file)}
              >
                {texts.bulk.waive(heldBack.get(file)?.length ?? 0)}
              </Button>
            </li>
          ))}
      </ul>
      {open && blocking && (
        <Waiving
          blocking={blocking}
          components={entries.find(({ file }) => file === open)?.result?.metadata.components ?? []}
          onWaive={(waivers) => {
            flushSync(() => setOpen(undefined))
            onWaive(open, waivers)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
