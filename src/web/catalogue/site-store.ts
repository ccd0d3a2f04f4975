import { useEffect } from 'react'
import { create } from 'zustand'
import type { Site } from '#catalogue/site.ts'
import { loadSite } from '../api/load-page-files.ts'

/** What the catalogue says of the bank's own sites, once it is here. */
const useSite = create<{ site?: Site }>(() => ({}))

export function keepSite(site: Site) {
  useSite.setState({ site })
}

/** The bank's own domains; none while they are not known. */
export function useBankDomains(): readonly string[] {
  const site = useSite((state) => state.site)
  useEffect(() => {
    if (!useSite.getState().site) loadSite().then(keepSite, console.error)
  }, [])
  return site?.domains ?? noDomains
}

/** The same outside of React. */
export function knownBankDomains(): readonly string[] {
  return useSite.getState().site?.domains ?? noDomains
}

const noDomains: readonly string[] = []
