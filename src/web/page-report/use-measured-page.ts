import { type RefObject, useEffect, useState } from 'react'
import { type Measured, measurePage } from './measure-page.ts'

export type Measuring = { status: 'measuring' } | { status: 'failed' } | ({ status: 'measured' } & Measured)

/** What the finished page tells, once it is here. A newer page stops the measuring of the older. */
export function useMeasuredPage(html: string | undefined, host: RefObject<HTMLElement | null>): Measuring {
  const [measuring, setMeasuring] = useState<Measuring>({ status: 'measuring' })

  useEffect(() => {
    const stop = new AbortController()
    setMeasuring({ status: 'measuring' })
    if (html === undefined || !host.current) return
    measurePage(html, { host: host.current, signal: stop.signal }).then(
      (measured) => setMeasuring({ status: 'measured', ...measured }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        console.error(error)
        setMeasuring({ status: 'failed' })
      },
    )
    return () => stop.abort()
  }, [html, host])

  return measuring
}
