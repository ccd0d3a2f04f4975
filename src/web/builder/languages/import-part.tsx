import { useState } from 'react'
import { texts } from '#texts/languages.ts'
import { DropArea } from '../../ui/drop-area.tsx'
import type { Imported } from './import-files.ts'
import styles from './languages.module.css'

type Props = { kind: 'terms' | 'memory'; accept: string; onFile: (file: File) => Promise<Imported> }

/** Files of other tools in, and what came of each. */
export function ImportPart({ kind, accept, onFile }: Props) {
  const [outcomes, setOutcomes] = useState<readonly Imported[]>([])

  async function take(files: readonly File[]) {
    const all: Imported[] = []
    for (const file of files) all.push(await onFile(file))
    setOutcomes(all)
  }

  return (
    <div className={styles.import}>
      <DropArea
        label={texts.import.label[kind]}
        dropNow={texts.import.drop}
        accept={accept}
        isMultiple
        size="line"
        chooseLabel={texts.import.choose[kind]}
        onFiles={(files) => void take(files)}
      >
        <span className={styles.quiet}>{texts.import.hint[kind]}</span>
      </DropArea>
      <div role="status">
        {outcomes.length > 0 && (
          <ul className={styles.outcomes} aria-label={texts.import.outcome}>
            {outcomes.flatMap(({ tone, lines: [first = '', ...rest] }) =>
              [first, ...rest].map((line) => (
                <li key={`${first} ${line}`} data-tone={tone}>
                  {line}
                </li>
              )),
            )}
          </ul>
        )}
      </div>
    </div>
  )
}
