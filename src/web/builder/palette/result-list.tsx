import type { RefObject } from 'react'
import { texts } from '#texts/palette.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { ariaShortcut } from '../../ui/shortcut-label.ts'
import { type PaletteGroup, type PaletteItem, rowId } from './palette-item.ts'
import styles from './result-list.module.css'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  id: string
  groups: readonly { group: PaletteGroup; items: readonly PaletteItem[] }[]
  activeId: string | undefined
  onPoint: (item: PaletteItem) => void
  onChoose: (item: PaletteItem) => void
}

/** What was found, in groups. The field above has the focus and the keys. */
export function ResultList({ ref, id, groups, activeId, onPoint, onChoose }: Props) {
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(({ group, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a <fieldset> cannot stand in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className={styles.group}>
            {texts.groups[group]}
          </p>
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: so does it have the focus
            <div
              key={item.id}
              id={rowId(id, item)}
              role="option"
              aria-selected={item.id === activeId}
              aria-disabled={item.obstacle !== undefined || undefined}
              aria-keyshortcuts={item.shortcut && ariaShortcut(item.shortcut)}
              className={styles.row}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(item)}
              onClick={() => onChoose(item)}
            >
              <span className={styles.label}>{item.label}</span>
              {(item.obstacle ?? item.detail) && (
                <span className={styles.detail}>
                  <bdi>{item.obstacle ?? item.detail}</bdi>
                </span>
              )}
              {item.shortcut && <Kbd shortcut={item.shortcut} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
