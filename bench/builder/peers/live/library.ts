import { type LiveLibrary, liveLibraryUrl } from '../../../canvas/live-library.ts'
import { type ReadSection, readSection } from './read-section.ts'

export type ReadLibrary = { css: string; sections: Map<string, ReadSection> }

/** Comes with the page, as our own templates do. */
export async function loadLibrary(): Promise<ReadLibrary> {
  const { css, sections }: LiveLibrary = await (await fetch(liveLibraryUrl)).json()
  return { css, sections: new Map(sections.map((section) => [section.code, readSection(section)])) }
}

/** The codes of the page that is to be there from the start: `?codes=HBR001,FAQ001`. */
export function codesFromStart(): string[] {
  return new URLSearchParams(location.search).get('codes')?.split(',').filter(Boolean) ?? []
}
