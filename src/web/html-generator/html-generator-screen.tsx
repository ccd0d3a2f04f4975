import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/html-generator.ts'
import { loadCatalogue } from '../catalogue/catalogue-store.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { BulkPanel } from './bulk/bulk-panel.tsx'
import { type Tab, tabs, useReports } from './flow/use-reports.ts'
import styles from './html-generator-screen.module.css'
import { ErrorBanner } from './messages/error-banner.tsx'
import { SinglePanel } from './single/single-panel.tsx'

/** Word documents in, pages out. Both tabs keep their work while the other one is in sight. */
export function HtmlGeneratorScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'bulk' ? 'bulk' : 'single'
  const { complaints, complain, reportsOf, said, unseen, look } = useReports(tab, (name) => names[name])

  useEffect(() => void loadCatalogue(), [])

  return (
    <>
      <title>{tab === 'bulk' ? texts.bulkPageTitle : texts.pageTitle}</title>
      <div className={styles.opening}>
        <ScreenHeading ref={heading}>{texts.heading}</ScreenHeading>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {tabs.map((source) => (
        <ErrorBanner
          key={source}
          complaint={complaints[source]}
          source={source === tab ? undefined : names[source]}
          onDismiss={() => {
            complain(source, undefined)
            heading.current?.focus()
          }}
        />
      ))}
      <Tabs
        value={tab}
        onChange={(value) => {
          look()
          setSearch(value === 'bulk' ? { tab: 'bulk' } : {}, { replace: true })
        }}
        keepMountedMode="display-none"
      >
        <Tabs.List className={styles.tabs ?? ''}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name} rightSection={unseen === name && <Unseen />}>
              {names[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="single">
          <SinglePanel isShown={tab === 'single'} reports={reportsOf('single')} />
        </Tabs.Panel>
        <Tabs.Panel value="bulk">
          <BulkPanel isShown={tab === 'bulk'} reports={reportsOf('bulk')} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

const names: Record<Tab, string> = { single: texts.singleTab, bulk: texts.bulkTab }

/** On a tab whose work has ended out of sight. */
function Unseen() {
  return (
    <>
      <span className={styles.unseen} />
      <VisuallyHidden>{texts.unseen}</VisuallyHidden>
    </>
  )
}
