import { IconArrowLeft, IconFocusCentered } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/inspector.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isWithTeam } from '../team/page-comments.ts'
import { usePageTeam } from '../team/page-team.ts'
import { showSection } from '../view/show-section.ts'
import { hasLedIn, useSideTab } from '../view/side-tab.ts'
import styles from './inspector.module.css'
import { PageDetails } from './page-details.tsx'
import { PartOfDetails } from './part-of-details.tsx'
import { parts } from './parts.ts'
import { selectSection } from './selected/acts.ts'
import { type Selected, useSelected } from './selected/selected.ts'

/** All that belongs to the selected section or value. */
export function Inspector() {
  const found = useSelected()
  if (found.status === 'found') return <Details selected={found.selected} />
  if (found.status !== 'unknown') return <PageDetails hint={texts[found.status]} />
  return <p className={styles.quiet}>{texts.unknown(found.code)}</p>
}

type Props = { selected: Selected }

function Details({ selected }: Props) {
  const { instanceId, component, slot } = selected
  const { scroller, heading } = useWayIn(selected)
  // What has to be decided comes and goes without a change of what is selected.
  usePageTeam((state) => state.conflicts)
  usePageTeam(({ state }) => isWithTeam(state))
  const shown = parts.filter(({ isFor }) => isFor(selected))
  return (
    <div ref={scroller} className={styles.scroller}>
      {slot && (
        <Button
          size="small"
          variant="subtle"
          className={styles.up}
          leftSection={<IconArrowLeft className={styles.back} aria-hidden />}
          onClick={() => selectSection(instanceId)}
        >
          {texts.toSection(component.displayName)}
        </Button>
      )}
      <header className={styles.head}>
        <div className={styles.name}>
          <h3 ref={heading} tabIndex={-1}>
            {slot ? labelOf(slot.field) : component.displayName}
          </h3>
          <p className={styles.where}>
            {slot &&
              `${describePlace({ instanceId, ...(slot.item !== undefined && { item: slot.item }) }, component.displayName)} · `}
            <code>{instanceId}</code>
          </p>
        </div>
        <IconButton
          label={texts.show}
          icon={<IconFocusCentered aria-hidden />}
          onClick={() => showSection(instanceId)}
        />
      </header>
      {shown.every(({ id }) => id === 'comments') && <p className={styles.nothing}>{texts.nothingToWrite}</p>}
      {shown.map(({ id, Part }) => (
        <PartOfDetails key={id} title={texts.parts[id]}>
          <Part selected={selected} />
        </PartOfDetails>
      ))}
    </div>
  )
}

/** Takes the focus where something led into the details, and begins at its top with each other selection. */
function useWayIn({ instanceId, slot }: Selected) {
  const scroller = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const leadsIn = useSideTab((state) => state.leadsIn)
  const at = [instanceId, slot?.item, slot?.field].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies(at): another selection
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [at])
  useEffect(() => {
    if (!leadsIn) return
    heading.current?.focus()
    hasLedIn()
  }, [leadsIn])
  return { scroller, heading }
}
