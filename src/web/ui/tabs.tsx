import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  /** Beside the label. */
  mark?: ReactNode
  content: ReactNode
}

type Props<Value extends string> = {
  /** Names the list of tabs, where nothing around it does. */
  label?: string
  /** Above their panel, or beside it where there is room; or at the head of a region that the panel fills. */
  look: 'above' | 'beside' | 'region'
  tabs: readonly Tab<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Panels that are out of sight keep their work. */
  keepsHidden?: boolean
  /** Behind the tabs. */
  aside?: ReactNode
}

/** One of a few panels, chosen by its tab: with the arrows, it changes at once. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, look, tabs, value, onChange, keepsHidden = false, aside } = props
  const list = (
    <Base.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
          <span className={styles.label}>{tab.label}</span>
          {tab.mark}
        </Base.Tab>
      ))}
    </Base.List>
  )
  return (
    <Base.Root
      className={styles.tabs}
      data-look={look}
      orientation={look === 'beside' ? 'vertical' : 'horizontal'}
      value={value}
      onValueChange={onChange}
    >
      {aside ? (
        <div className={styles.head}>
          {list}
          {aside}
        </div>
      ) : (
        list
      )}
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          keepMounted={keepsHidden}
          {...(look === 'region' && { tabIndex: -1 })}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
