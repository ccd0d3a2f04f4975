import { create } from 'zustand'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { loadManifest } from '../api/load-manifest.ts'

/** The catalogue as far as it is here. */
type CatalogueState = { status: 'loading' | 'failed' } | { status: 'loaded'; manifest: Manifest }

export const useCatalogue = create<CatalogueState>(() => ({ status: 'loading' }))

/** Loads it unless it is here; also the way to try again. */
export async function loadCatalogue(): Promise<void> {
  if (useCatalogue.getState().status === 'loaded') return
  useCatalogue.setState({ status: 'loading' }, true)
  await loadManifest().then(
    (manifest) => useCatalogue.setState({ status: 'loaded', manifest }, true),
    () => useCatalogue.setState({ status: 'failed' }, true),
  )
}

/** The catalogue once it is here. */
export function useManifest(): Manifest | undefined {
  return manifestIn(useCatalogue())
}

/** The same outside of React. */
export function loadedManifest(): Manifest | undefined {
  return manifestIn(useCatalogue.getState())
}

/** Finds a component of the catalogue by its code. */
export function useFindComponent(): (code: string) => Component | undefined {
  const catalogue = useCatalogue()
  return (code) => findIn(catalogue, code)
}

/** The name of a component for people; its code when the catalogue does not have it. */
export function useComponentName(): (code: string) => string {
  const find = useFindComponent()
  return (code) => find(code)?.displayName ?? code
}

/** The same outside of React. */
export function nameOfComponent(code: string): string {
  return findIn(useCatalogue.getState(), code)?.displayName ?? code
}

function findIn(catalogue: CatalogueState, code: string): Component | undefined {
  const manifest = manifestIn(catalogue)
  return manifest && findComponent(manifest, code)
}

function manifestIn(catalogue: CatalogueState): Manifest | undefined {
  return catalogue.status === 'loaded' ? catalogue.manifest : undefined
}
