import { type ComponentType, useEffect, useState } from 'react'
import { texts } from '#texts/pages.ts'
import { isServerAway } from '../loading/is-server-away.ts'
import { laterPart } from '../loading/later-part.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { loadMenuList } from '../ui/menu.tsx'
import { showToast } from '../ui/toast-store.ts'
import { isDragging } from './drag/drag-store.ts'
import { linkPanel } from './view/linked-panel.ts'
import { closePanel, openPanel, type PanelName, type PanelProps, usePanels } from './view/panels-store.ts'

type Panel = ComponentType<PanelProps>

const loads = new Set<() => Promise<unknown>>([loadMenuList])

/**
 * A dialog whose code is fetched when it opens for the first time, or before, once the person has begun to work. One
 * that does not arrive says so, and takes nothing with it.
 */
export function lazyPanel(load: () => Promise<Panel>): Panel {
  let loaded: Panel | undefined

  const fetchPanel = keepInReserve(async () => {
    loaded = await load()
    return loaded
  })

  return (props) => <LazyPanel {...props} loaded={loaded} fetchPanel={fetchPanel} />
}

/** So that it is there when the network is not, as the dialogs are. */
export function keepInReserve<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  const load = laterPart(fetchPart)
  loads.add(load)
  return load
}

type Props = PanelProps & { loaded: Panel | undefined; fetchPanel: () => Promise<Panel> }

function LazyPanel({ loaded, fetchPanel, ...props }: Props) {
  const [Fetched, setFetched] = useState(() => loaded)

  useEffect(() => {
    if (Fetched) return
    let isCurrent = true
    fetchPanel().then(
      (panel) => isCurrent && setFetched(() => panel),
      () => isCurrent && reportFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [Fetched, fetchPanel])

  return Fetched ? <Fetched {...props} /> : null
}

function reportFailure() {
  const { open } = usePanels.getState()
  closePanel()
  showToast({
    text: texts.panelFailed,
    tone: 'bad',
    ...(open && { action: { label: texts.tryAgain, onSelect: () => void openAnew(open) } }),
  })
}

/** On the page loaded anew, where the browser asks again; and a newer version of the tool has its scripts elsewhere. */
async function openAnew(panel: PanelName) {
  if (await isServerAway()) return openPanel(panel)
  linkPanel(panel)
  location.reload()
}

function fetchAtRest() {
  // It takes the browser longer than a frame.
  if (isDragging()) return void whenIdle(fetchAtRest)
  // One that does not arrive now is asked for again when it opens.
  void Promise.allSettled([...loads].map((load) => load()))
}

/** So that the dialogs are there when the network is not: fetched when the person has begun and the browser rests. */
export function usePanelsInReserve() {
  useEffect(() => {
    const begun = new AbortController()
    const fetchSoon = () => {
      begun.abort()
      whenIdle(fetchAtRest)
    }
    for (const name of ['pointerdown', 'keydown'])
      window.addEventListener(name, fetchSoon, { signal: begun.signal })
    return () => begun.abort()
  }, [])
}
