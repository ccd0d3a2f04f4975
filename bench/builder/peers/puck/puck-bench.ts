import type { PuckApi } from '@puckeditor/core'
import type { Bench } from '../../../browser/contract.ts'
import { codeAt } from '../../library.ts'

const zone = 'root:default-zone'

export function puckBench(getPuck: () => PuckApi): Bench {
  const content = () => getPuck().appState.data.content
  const dispatch: PuckApi['dispatch'] = (action) => getPuck().dispatch(action)
  return {
    canvasDoc: () => document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument ?? document,
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
  }
}
