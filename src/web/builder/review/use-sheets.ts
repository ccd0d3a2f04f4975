import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { measureHeight } from './measure-height.ts'
import { nextSheets } from './sheets.ts'

/** What is shown of a page that changes. Nothing new comes without a frame to measure it in. */
export function useSheets(measuring: HTMLIFrameElement | undefined, html: string | undefined, width: number) {
  const [{ shown, coming }, dispatch] = useReducer(nextSheets, {})
  const count = useRef(0)
  const arrive = useCallback((number: number) => dispatch({ type: 'arrived', number }), [])

  useLayoutEffect(() => {
    if (!measuring || html === undefined) return
    const height = measureHeight(measuring, html, width)
    count.current += 1
    dispatch({ type: 'offered', sheet: { number: count.current, html, width, height } })
  }, [measuring, html, width])

  return { shown, coming, arrive }
}
