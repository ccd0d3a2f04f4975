import { useMemo, useState } from 'react'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { tryComponents } from '#proposal/change-proposal.ts'
import { isForWords } from '#proposal/choose-sections.ts'
import type { Holding } from '#proposal/hold-copy.ts'
import type { Proposal, ProposedSection } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { PagePicture } from '../../catalogue/page-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'
import { quoteRest } from './quote-rest.ts'

type Props = {
  page: Proposal
  section: ProposedSection
  manifest: Manifest
  number: number
  change: ChangeProposal
}

/** The next best components, with what of the section's words has no place in them; all others behind them. */
export function ComponentChoice({ page, section, manifest, number, change }: Props) {
  const nameOf = useComponentName()
  const [chosen, setChosen] = useState('')
  const best = useMemo(() => {
    const components = section.others.slice(0, 3).flatMap((code) => findComponent(manifest, code) ?? [])
    return tryComponents(section, components, page)
  }, [section, manifest, page])
  const others = manifest.components
    .filter((each) => isForWords(each) && each.code !== section.holding.code)
    .map(({ code, displayName }) => ({ value: code, label: displayName }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

  function become(code: string) {
    change({ is: 'component', section: section.id, code }, texts.said.component(number, nameOf(code)))
  }

  function sayFit(holding: Holding) {
    const { quoted, more } = quoteRest(holding, page)
    return quoted.length === 0 ? texts.fitsAll : texts.wouldNotFit(quoted, more)
  }

  return (
    <div className={styles.choice}>
      <p className={styles.label}>{texts.others}</p>
      <ul className={styles.components}>
        {best.map((holding) => (
          <li key={holding.code}>
            <button type="button" className={styles.component} onClick={() => become(holding.code)}>
              <span className={styles.picture}>
                <PagePicture code={holding.code} look={{ brand: page.brand, locale: page.locale }} />
              </span>
              <span className={styles.about}>
                <span className={styles.name}>{nameOf(holding.code)}</span>
                <span className={styles.fact}>{sayFit(holding)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.inline}>
        <SelectField
          size="small"
          label={texts.all}
          options={[{ value: '', label: texts.allFirst }, ...others]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button size="small" variant="light" isDisabled={chosen === ''} onClick={() => become(chosen)}>
          {texts.use}
        </Button>
      </div>
    </div>
  )
}
