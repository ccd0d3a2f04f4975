import { Fragment } from 'react'
import { texts } from '#texts/shortcuts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { sheetGroups } from './sheet-groups.ts'
import styles from './shortcuts-dialog.module.css'

type Props = { isOpen: boolean; onClose: () => void }

/** All keys on one sheet. */
export function ShortcutsDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog title={texts.title} size="large" isOpen={isOpen} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys */}
      <section className={styles.sheet} aria-label={texts.all} tabIndex={0}>
        {sheetGroups.map(({ title, rows }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
              {rows.map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keys.map((each, index) => (
                      <Fragment key={each}>
                        {index > 0 && <span className={styles.or}>{texts.or}</span>}
                        <Kbd shortcut={each} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}
