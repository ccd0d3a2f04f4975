import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/html-generator.ts'
import { loadCatalogue } from '../catalogue/catalogue-store.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { BulkPanel } from './bulk/bulk-panel.tsx'
import { type Tab, tabs, useReports } from './flow/use-reports.ts'
import { fetchWordWarnings } from './flow/word-warnings.ts'
import styles from './html-generator-screen.module.css'
import { ErrorBanner } from './messages/error-banner.tsx'
import { SinglePanel } from './single/single-panel.tsx'

/** Word documents in, pages out. Both tabs keep their work while the other one is in sight. */
export function HtmlGeneratorScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'bulk' ? 'bulk' : 'single'
  const { complaints, complain, reportsOf, said, unseen, look } = useReports(tab, (name) => names[name])

  const panels: Record<Tab, ReactNode> = {
    single: <SinglePanel isShown={tab === 'single'} reports={reportsOf('single')} />,
    bulk: <BulkPanel isShown={tab === 'bulk'} reports={reportsOf('bulk')} />,
  }

  useEffect(() => void loadCatalogue(), [])
  useEffect(() => whenIdle(() => void fetchWordWarnings().catch(() => undefined)), [])

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
        look="above"
        tabs={tabs.map((name) => ({
          value: name,
          label: names[name],
          mark: unseen === name && <Unseen />,
          content: panels[name],
        }))}
        value={tab}
        onChange={(value) => {
          look()
          setSearch(value === 'bulk' ? { tab: 'bulk' } : {}, { replace: true })
        }}
        keepsHidden
      />
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
