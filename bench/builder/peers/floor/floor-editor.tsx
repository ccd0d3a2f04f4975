import { memo, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { codeAt, libraryCodes } from '../../library.ts'
import { expose } from '../expose.ts'
import { Section } from '../section.tsx'
import { nextHistory, type Placed } from './floor-history.ts'

const PlacedSection = memo(Section)

/** The least that React can do: one list in state, one memoised element for each section, undo by earlier lists. */
export function FloorEditor() {
  const [history, dispatch] = useReducer(nextHistory, [[]])
  const placed = history.at(-1) ?? []
  const shown = useRef<readonly Placed[]>(placed)

  useLayoutEffect(() => {
    shown.current = placed
  }, [placed])

  useEffect(() => {
    expose({
      canvasDoc: () => document,
      count: () => shown.current.length,
      model: () => shown.current.map(({ id }) => id),
      insert: (i) => dispatch({ type: 'insert', code: codeAt(i) }),
      move: (from, to) => dispatch({ type: 'move', from, to }),
      undo: () => dispatch({ type: 'undo' }),
    })
  }, [])

  return (
    <div className="editor">
      <nav className="library">
        {libraryCodes.map((code) => (
          <button key={code} type="button" onClick={() => dispatch({ type: 'insert', code })}>
            {code}
          </button>
        ))}
      </nav>
      <main className="canvas">
        {placed.map(({ id, code }) => (
          <PlacedSection key={id} code={code} />
        ))}
      </main>
    </div>
  )
}
