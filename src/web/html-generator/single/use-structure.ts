import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FindingPlace } from '#checks/finding.ts'
import type { Placement } from '#layout/layout.ts'
import { valueId } from '../filling/value-id.ts'

/** What is open of all that was read, and the way to one place in it. */
export type Structure = {
  place: RefObject<HTMLDivElement | null>
  isOpen: boolean
  toggle: () => void
  /** The instance id of the component in sight. */
  tab: string | null
  setTab: (tab: string | null) => void
  /** Opens it with the focus on the value, else on what stands nearest. */
  show: (place: FindingPlace | undefined) => void
}

export function useStructure(components: readonly Placement[]): Structure {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState(components[0]?.instanceId ?? null)

  function show(wanted: FindingPlace | undefined) {
    flushSync(() => {
      setOpen(true)
      if (wanted) setTab(wanted.instanceId)
    })
    const target = place.current && findTarget(place.current, wanted)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }

  return { place, isOpen, toggle: () => setOpen(!isOpen), tab, setTab, show }
}

function findTarget(structure: HTMLElement, wanted: FindingPlace | undefined): HTMLElement | null {
  if (!wanted) return structure.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  const value = document.getElementById(valueId(wanted))
  return value ?? structure.querySelector<HTMLElement>('[role="tabpanel"]')
}
