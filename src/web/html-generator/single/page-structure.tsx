import { contentOf } from '#content/content.ts'
import { type ParseResult, readData } from '#content/parse-result.ts'
import { findFilledValues } from '#content/writing/filled-values.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { valueId } from '../filling/value-id.ts'
import { wordsOfPage } from '../flow/words-of-page.ts'
import { type Additions, InstanceData } from './instance-data.tsx'
import styles from './page-structure.module.css'
import type { Structure } from './use-structure.ts'

type Props = {
  result: ParseResult
  /** The document as it was read, where something was filled in since. */
  original: ParseResult | undefined
  structure: Structure
  onType: Additions['onType']
}

/** Everything that was read, a tab per component. Closed until someone wants to know. */
export function PageStructure({ result, original, structure, onType }: Props) {
  const { place, isOpen, toggle, tab, setTab } = structure
  const nameOf = useComponentName()
  const { components } = result.metadata
  const content = readData(result.data)
  const filled = new Set(original ? findFilledValues(original, result).map(valueId) : [])

  return (
    <Disclosure label={texts.result.structure} isOpen={isOpen} onToggle={toggle}>
      <div ref={place} className={styles.structure}>
        <Tabs
          label={texts.result.structureTabs}
          look="beside"
          tabs={components.map((placement, index) => ({
            value: placement.instanceId,
            label: texts.result.tab(index + 1, nameOf(placement.code)),
            content: (
              <InstanceData
                placement={placement}
                page={wordsOfPage(result)}
                content={contentOf(content, placement.instanceId)}
                additions={{ filled, onType }}
              />
            ),
          }))}
          value={tab}
          onChange={setTab}
        />
      </div>
    </Disclosure>
  )
}
