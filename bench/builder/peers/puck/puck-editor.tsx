import { type Config, Puck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, useEffect } from 'react'
import { codeAt, libraryCodes } from '../../library.ts'
import { expose } from '../expose.ts'
import { Section } from '../section.tsx'

/** Puck as its README sets it up: its default layout, canvas in a frame, no plugins. */
export function PuckEditor() {
  return <Puck config={config} data={emptyPage} overrides={{ puck: WithBench }} />
}

const config: Config = {
  components: Object.fromEntries(
    libraryCodes.map((code) => [code, { fields: {}, render: () => <Section code={code} /> }]),
  ),
}
const emptyPage = { content: [], root: {} }
const zone = 'root:default-zone'

function WithBench({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck()

  useEffect(() => {
    const content = () => getPuck().appState.data.content
    const dispatch: ReturnType<typeof getPuck>['dispatch'] = (action) => getPuck().dispatch(action)
    expose({
      canvasDoc: () =>
        document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument ?? document,
      count: () => content().length,
      model: () => content().map(({ props }) => String(props.id)),
      insert: (i) =>
        dispatch({
          type: 'insert',
          componentType: codeAt(i),
          destinationIndex: content().length,
          destinationZone: zone,
        }),
      move: (from, to) =>
        dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone }),
      undo: () => getPuck().history.back(),
    })
  }, [getPuck])

  return <>{children}</>
}
