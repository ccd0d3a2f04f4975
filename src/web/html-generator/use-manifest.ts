import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { loadManifest } from '../api/load-manifest.ts'

/** The catalogue as far as it is here: names and families for what the documents hold. */
export type ManifestState =
  | { status: 'loading' }
  | { status: 'loaded'; manifest: Manifest }
  | { status: 'failed'; retry: () => void }

export const ManifestContext = createContext<ManifestState>({ status: 'loading' })

export function useManifest(): ManifestState {
  const [state, setState] = useState<ManifestState>({ status: 'loading' })

  const load = useCallback(() => {
    loadManifest().then(
      (manifest) => setState({ status: 'loaded', manifest }),
      () => setState({ status: 'failed', retry: load }),
    )
  }, [])
  useEffect(load, [load])

  return state
}

/** Finds a component of the catalogue by its code. */
export function useFindComponent(): (code: string) => Component | undefined {
  const state = useContext(ManifestContext)
  return (code) => (state.status === 'loaded' ? findComponent(state.manifest, code) : undefined)
}

/** The name of a component for people; its code when the catalogue does not have it. */
export function useComponentName(): (code: string) => string {
  const find = useFindComponent()
  return (code) => find(code)?.displayName ?? code
}
