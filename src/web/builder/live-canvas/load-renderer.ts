import type { Manifest } from '#catalogue/manifest.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { loadAllPageFiles } from '../../api/load-page-files.ts'
import { keepSite } from '../../catalogue/site-store.ts'
import { laterPart } from '../../loading/later-part.ts'

const renderers = new WeakMap<Manifest, Promise<LiveRenderer>>()

/**
 * What draws pages of this catalogue, made once, with the templates of the whole library, so that a new section is there
 * at once. What fails can be tried again.
 */
export function loadRenderer(manifest: Manifest): Promise<LiveRenderer> {
  const known = renderers.get(manifest)
  if (known) return known
  const coming = makeRenderer(manifest)
  renderers.set(manifest, coming)
  coming.catch(() => renderers.delete(manifest))
  return coming
}

async function makeRenderer(manifest: Manifest): Promise<LiveRenderer> {
  const [{ createLiveRenderer }, pageFiles] = await Promise.all([loadLiveRenderer(), loadAllPageFiles()])
  keepSite(pageFiles.site)
  return createLiveRenderer(manifest, pageFiles)
}

const loadLiveRenderer = laterPart(() => import('#html/live-renderer.ts'))
