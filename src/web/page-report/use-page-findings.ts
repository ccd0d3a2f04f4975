import { type RefObject, useMemo } from 'react'
import type { CheckedPage } from '#checks/checked-page.ts'
import { findMisleadingLinks, type LinkedHost, listLinkedHosts } from '#checks/find-misleading-links.ts'
import { type Finding, sortFindings } from '#checks/finding.ts'
import { countUndescribedPictures } from '#checks/list-addresses.ts'
import { placeTraces } from '#checks/place-traces.ts'
import type { Trace } from '#checks/trace.ts'
import { useManifest } from '../catalogue/catalogue-store.ts'
import { useBankDomains } from '../catalogue/site-store.ts'
import { useMeasuredPage } from './use-measured-page.ts'
import { usePictureFindings } from './use-picture-findings.ts'

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
  /** Pictures of which the words beside them alone tell what they show. */
  undescribed: number
  /** Hosts that the page leads to. */
  hosts: readonly LinkedHost[]
}

/** All that is to be said of a page; it is measured in `host`. */
export function usePageFindings(
  { page, written, html }: ReportedPage,
  host: RefObject<HTMLElement | null>,
): PageFindings {
  const manifest = useManifest()
  const domains = useBankDomains()
  const measuring = useMeasuredPage(html, host)
  const pictures = usePictureFindings(page, manifest)
  const addresses = useMemo(
    () => ({
      findings: manifest ? findMisleadingLinks(page, manifest, domains) : [],
      hosts: manifest ? listLinkedHosts(page, manifest) : [],
      undescribed: manifest ? countUndescribedPictures(page, manifest) : 0,
    }),
    [page, manifest, domains],
  )
  return useMemo(() => {
    const { traces, untold } = measuring.status === 'measured' ? measuring : { traces: [], untold: 0 }
    const told = [...written, ...addresses.findings, ...pictures.findings]
    return {
      status: measuring.status === 'measured' && pictures.isLoading ? 'measuring' : measuring.status,
      findings: sortFindings([...told, ...placeTraces(page, withoutTold(traces, told))]),
      untold,
      undescribed: addresses.undescribed,
      hosts: addresses.hosts,
    }
  }, [page, written, measuring, addresses, pictures])
}

/** Where a link leads to nothing is told by what was written, with its place; the finished page tells of it too. */
function withoutTold(traces: readonly Trace[], told: readonly Finding[]): Trace[] {
  const targets = new Set(
    told.map(({ fault }) => (fault.rule === 'link-without-target' ? fault.target : undefined)),
  )
  return traces.filter(({ fault }) => fault.rule !== 'link-without-target' || !targets.has(fault.target))
}
