import { type Manifest, manifestSchema } from '#catalogue/manifest.ts'

let loading: Promise<Manifest> | undefined

/** Kept after the first load; a failed load is tried again by the next call. */
export function loadManifest(): Promise<Manifest> {
  loading ??= fetchManifest().catch((cause: unknown) => {
    loading = undefined
    throw new Error('Failed to load manifest', { cause })
  })
  return loading
}

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch('/manifest.json')
  if (!response.ok) throw new Error(`Server error: ${response.status}`)
  return manifestSchema.parse(await response.json())
}
