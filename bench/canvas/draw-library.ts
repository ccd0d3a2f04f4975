import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import { createLiveRenderer, type MarkedPlace } from '#html/live-renderer.ts'
import { placesInTags } from '#html/marks.ts'
import { samplePage } from '../../test/written-page.ts'
import type { LiveLibrary, LivePlace } from './live-library.ts'

/** Sections with their samples, drawn by our own renderer, so that every editor shows the same elements and styles. */
export function drawLibrary(catalogue: LoadedCatalogue, codes: readonly string[]): LiveLibrary {
  const { manifest, pageFiles } = catalogue
  const { components, content } = samplePage(catalogue, codes, 'en-AE')
  const { css, sections } = createLiveRenderer(manifest, pageFiles).renderLive({
    name: 'bench',
    locale: 'en-AE',
    components,
    content,
    optionalElements: {},
    usePlaceholderImages: true,
  })
  return {
    css,
    sections: sections.map(({ code, instanceId, html, places }) => ({
      code,
      id: instanceId.toLowerCase(),
      html: withoutPlaces(placesInTags(html)),
      places: places.map((place) => livePlace(catalogue, code, place)),
    })),
  }
}

/** Whose address is whose is for our own canvas alone. */
function withoutPlaces(html: string): string {
  return html.replace(/ data-place-[a-z]+="\d+"/g, '')
}

function livePlace(
  { manifest }: LoadedCatalogue,
  code: string,
  { field, item, entry }: MarkedPlace,
): LivePlace {
  const component = findComponent(manifest, code)
  const fields = item === undefined ? component?.docx.fields : component && columnsOf(component)
  const isRich = fields?.find(({ name }) => name === field)?.type === 'richtext'
  const name = entry === undefined ? field : `${field}${entry}`
  return { name, ...(item !== undefined && { item }), isRich }
}
