import {
  type ComponentConfig,
  type Config,
  type Data,
  type Field,
  Puck,
  type PuckApi,
  useGetPuck,
} from '@puckeditor/core'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { LiveBench, LivePageData } from '../../../canvas/contract.ts'
import type { LivePlace } from '../../../canvas/live-library.ts'
import { expose } from '../expose.ts'
import type { ReadLibrary } from '../live/library.ts'
import type { ReadSection, Slot } from '../live/read-section.ts'
import { type Around, LiveSection } from '../live/section.tsx'
import { type LiveValues, sampleValues, valueAt, withValue } from '../live/values.ts'
import { puckBench } from '../puck/puck-bench.ts'

const Library = createContext<ReadLibrary>({ css: '', sections: new Map() })

type Props = { library: ReadLibrary; codes: readonly string[]; isVirtual: boolean }

/**
 * Puck with our sections and its own editing in place: every text an inline text field, every rich text an inline
 * editor. `isVirtual` draws only what is near, which Puck offers as an experiment.
 */
export function PuckLive({ library, codes, isVirtual }: Props) {
  const config = useMemo(() => configOf(library), [library])
  return (
    <Library value={library}>
      <Puck
        config={config}
        data={pageOf(library, codes)}
        overrides={{ puck: WithBench }}
        _experimentalVirtualization={isVirtual}
      />
    </Library>
  )
}

function configOf({ css, sections }: ReadLibrary): Config {
  return {
    root: {
      render: ({ children }: { children: ReactNode }) => (
        <>
          <style>{css}</style>
          <main>{children}</main>
        </>
      ),
    },
    components: Object.fromEntries(
      Array.from(sections, ([code, section]) => [code, componentOf(section)]),
    ) as Config['components'],
  }
}

function componentOf(section: ReadSection): ComponentConfig {
  return {
    fields: fieldsOf(section),
    defaultProps: sampleValues(section),
    render: ({ id, ...props }) => (
      <LiveSection
        section={section}
        id={id}
        drawSlot={({ place }, around) => drawValue(valueAt(props as LiveValues<ReactNode>, place), around)}
      />
    ),
  }
}

/** Puck gives the value as an element that can be edited. */
function drawValue(value: ReactNode, around: Around | undefined): ReactNode {
  return around ? createElement(around.tag, around.attributes, value) : value
}

function fieldsOf({ slots }: ReadSection): Record<string, Field> {
  const fieldsIn = (wanted: (place: LivePlace) => boolean) =>
    Object.fromEntries(
      slots.filter(({ place }) => wanted(place)).map(({ place }) => [place.name, fieldOf(place)]),
    )
  const columns = fieldsIn(({ item }) => item !== undefined)
  const fields = fieldsIn(({ item }) => item === undefined)
  return Object.keys(columns).length > 0
    ? { ...fields, items: { type: 'array', arrayFields: columns } }
    : fields
}

function fieldOf({ isRich }: LivePlace): Field {
  return isRich ? { type: 'richtext', contentEditable: true } : { type: 'text', contentEditable: true }
}

let made = 0

function pageOf({ sections }: ReadLibrary, codes: readonly string[]): Data {
  const content = codes.flatMap((code) => {
    const section = sections.get(code)
    return section ? [{ type: code, props: { id: `${code}-${++made}`, ...sampleValues(section) } }] : []
  })
  return { content, root: {} }
}

function WithBench({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck()
  const library = useContext(Library)
  useEffect(() => expose(liveBench(library, getPuck)), [library, getPuck])
  return <>{children}</>
}

function liveBench(library: ReadLibrary, getPuck: () => PuckApi): LiveBench {
  const bench = puckBench(getPuck)
  let page: LivePageData | undefined
  return {
    ...bench,
    liveDoc: bench.canvasDoc,
    prepare(given) {
      page = given
    },
    open() {
      getPuck().dispatch({ type: 'setData', data: pageOf(library, page?.codes ?? []) })
    },
    update(i, text) {
      const data = getPuck().appState.data.content[i]
      const place = data && firstText(library.sections.get(data.type)?.slots)
      if (!data || !place) throw new Error(`The section at ${i} has no text`)
      const props = {
        ...withValue(data.props as unknown as LiveValues, place, text),
        id: String(data.props.id),
      }
      getPuck().dispatch({
        type: 'replace',
        destinationIndex: i,
        destinationZone: 'root:default-zone',
        data: { ...data, props },
      })
    },
    setWidth(width) {
      const { viewports } = getPuck().appState.ui
      getPuck().dispatch({
        type: 'setUi',
        ui: { viewports: { ...viewports, current: { width, height: 'auto' } } },
      })
    },
  }
}

function firstText(slots: readonly Slot[] = []): LivePlace | undefined {
  return slots.find(({ place }) => !place.isRich)?.place
}
