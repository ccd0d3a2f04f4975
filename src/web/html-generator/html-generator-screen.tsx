import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { BulkPanel } from './bulk/bulk-panel.tsx'
import styles from './html-generator-screen.module.css'
import type { Complaint } from './messages/complaint.ts'
import { ErrorBanner } from './messages/error-banner.tsx'
import { SinglePanel } from './single/single-panel.tsx'
import { texts } from './texts.ts'
import { ManifestContext, useManifest } from './use-manifest.ts'

/** Word documents in, pages out. Both tabs keep their work while the other one is in sight. */
export function HtmlGeneratorScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [complaint, setComplaint] = useState<Complaint>()
  const [search, setSearch] = useSearchParams()
  const manifest = useManifest()
  const tab = search.get('tab') === 'bulk' ? 'bulk' : 'single'

  return (
    <ManifestContext value={manifest}>
      <title>{tab === 'bulk' ? texts.bulkPageTitle : texts.pageTitle}</title>
      <div className={styles.opening}>
        <ScreenHeading ref={heading}>{texts.heading}</ScreenHeading>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </div>
      <ErrorBanner
        complaint={complaint}
        onDismiss={() => {
          setComplaint(undefined)
          heading.current?.focus()
        }}
      />
      <Tabs
        value={tab}
        onChange={(value) => setSearch(value === 'bulk' ? { tab: 'bulk' } : {}, { replace: true })}
        keepMountedMode="display-none"
      >
        <Tabs.List className={styles.tabs ?? ''}>
          <Tabs.Tab value="single">{texts.singleTab}</Tabs.Tab>
          <Tabs.Tab value="bulk">{texts.bulkTab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="single">
          <SinglePanel isShown={tab === 'single'} onComplaint={setComplaint} />
        </Tabs.Panel>
        <Tabs.Panel value="bulk">
          <BulkPanel isShown={tab === 'bulk'} onComplaint={setComplaint} />
        </Tabs.Panel>
      </Tabs>
    </ManifestContext>
  )
}
