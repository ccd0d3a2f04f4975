import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { contentOf } from '#content/content.ts'
import { type ParseResult, readData } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { InstanceData } from './instance-data.tsx'
import styles from './page-structure.module.css'

type Props = { result: ParseResult }

/** Everything that was read, a tab per component. Closed until someone wants to know. */
export function PageStructure({ result }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const nameOf = useComponentName()
  const { components, locale } = result.metadata
  const content = readData(result.data)

  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight className={styles.chevron} size={16} aria-hidden />
        {texts.result.structure}
      </button>
      <div id={id} className={styles.structure} hidden={!isOpen}>
        <Tabs
          className={styles.tabs ?? ''}
          orientation="vertical"
          keepMounted={false}
          defaultValue={components[0]?.instanceId ?? null}
        >
          <Tabs.List className={styles.list ?? ''} aria-label={texts.result.structureTabs}>
            {components.map(({ code, instanceId }, index) => (
              <Tabs.Tab
                key={instanceId}
                value={instanceId}
                className={styles.tab ?? ''}
                classNames={{ tabLabel: styles.tabLabel ?? '' }}
              >
                {texts.result.tab(index + 1, nameOf(code))}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {components.map((placement) => (
            <Tabs.Panel
              key={placement.instanceId}
              value={placement.instanceId}
              className={styles.panel ?? ''}
              tabIndex={0}
            >
              <InstanceData
                placement={placement}
                locale={locale}
                content={contentOf(content, placement.instanceId)}
              />
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </div>
  )
}
