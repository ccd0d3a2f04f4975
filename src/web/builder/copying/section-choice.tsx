import { openIndexes } from '#content/draft/copy-sections.ts'
import type { Draft } from '#content/draft/draft.ts'
import { isFooter, isHeader, pageBrand } from '#layout/layout.ts'
import type { LayoutErrorType } from '#layout/rules.ts'
import { texts } from '#texts/copying.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import styles from './copying.module.css'
import { SectionRow } from './section-row.tsx'

type Props = {
  from: Draft
  /** Instance ids. */
  chosen: readonly string[]
  obstacleOf: (instanceId: string) => LayoutErrorType | undefined
  onChoose: (chosen: readonly string[]) => void
  index: number
  onPlace: (index: number) => void
}

/** What the other page has, what comes along, and where it goes. */
export function SectionChoice({ from, chosen, obstacleOf, onChoose, index, onPlace }: Props) {
  const { components, locale } = useEditor(({ draft }) => draft.layout)
  const theirs = from.layout
  if (theirs.components.length === 0) return <p>{texts.isEmpty}</p>
  const body = theirs.components
    .filter(({ code }) => !isHeader(code) && !isFooter(code))
    .map(({ instanceId }) => instanceId)
  const hasAll = body.length > 0 && body.every((instanceId) => chosen.includes(instanceId))
  const [ourBrand, theirBrand] = [pageBrand(components), pageBrand(theirs.components)]
  const isOtherBrand = components.length > 0 && ourBrand !== theirBrand

  function toggle(instanceId: string) {
    const others = chosen.filter((each) => each !== instanceId)
    onChoose(others.length < chosen.length ? others : [...chosen, instanceId])
  }

  return (
    <div className={styles.choice}>
      {theirs.locale !== locale && (
        <p className={styles.notice}>{texts.otherLanguage(theirs.locale, locale)}</p>
      )}
      {isOtherBrand && <p className={styles.notice}>{texts.otherBrand(theirBrand, ourBrand)}</p>}
      <CheckboxField label={texts.all} checked={hasAll} onChange={() => onChoose(hasAll ? [] : body)} />
      <ul className={styles.list}>
        {theirs.components.map((instance) => (
          <SectionRow
            key={instance.instanceId}
            from={from}
            instance={instance}
            isChosen={chosen.includes(instance.instanceId)}
            obstacle={obstacleOf(instance.instanceId)}
            onToggle={() => toggle(instance.instanceId)}
          />
        ))}
      </ul>
      <SelectField
        label={texts.place}
        hint={texts.frameHint}
        options={openIndexes(components).map((open) => {
          const previous = components[open - 1]
          return {
            value: String(open),
            label: previous ? texts.after(nameOfComponent(previous.code), open) : texts.atTop,
          }
        })}
        value={String(index)}
        onChange={(event) => onPlace(Number(event.currentTarget.value))}
      />
    </div>
  )
}
