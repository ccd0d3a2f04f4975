import { type RefObject, useMemo } from 'react'
import type { CheckedPage } from '#checks/checked-page.ts'
import { type Finding, sortFindings } from '#checks/finding.ts'
import { placeTraces } from '#checks/place-traces.ts'
import { useMeasuredPage } from './use-measured-page.ts'

export type ReportedPage = {
  page: CheckedPage
  /** What is to be said by what was written. */
  written: readonly Finding[]
  /** The finished page; undefined while it is made. */
  html: string | undefined
}

export type PageFindings = {
  /** 'failed': what was written is checked all the same. */
  status: 'measuring' | 'failed' | 'measured'
  findings: readonly Finding[]
  /** Texts whose contrast nobody but a reader can tell. */
  untold: number
}

/** All that is to be said of a page; it is measured in `host`. */
export function usePageFindings(
  { page, written, html }: ReportedPage,
  host: RefObject<HTMLElement | null>,
): PageFindings {
  const measuring = useMeasuredPage(html, host)
  return useMemo(() => {
    const { traces, untold } = measuring.status === 'measured' ? measuring : { traces: [], untold: 0 }
    return {
      status: measuring.status,
      findings: sortFindings([...written, ...placeTraces(page, traces)]),
      untold,
    }
  }, [page, written, measuring])
}
