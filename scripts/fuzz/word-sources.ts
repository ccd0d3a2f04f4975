import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { locales } from '#base/locale.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import { writeSpec } from '#word/write.ts'
import { loadSamplePage, samplePages } from '../../test/sample-pages/load-sample-page.ts'
import { emptyPage, samplePage } from '../../test/written-page.ts'
import type { Chance } from './chance.ts'

/** Documents to begin from: our own in both languages, and those of other programs where the collection is at hand. */
export type WordSources = {
  pickOwn: (chance: Chance) => Promise<Uint8Array>
  pickAny: (chance: Chance) => Promise<Uint8Array>
}

const collection = new URL('../../../shared/corpus/word/', import.meta.url)
const largestOfCollection = 300_000

/** With fewer of our own it begins sooner: each is written when it is needed first. */
export function createWordSources(catalogue: LoadedCatalogue, most = Number.POSITIVE_INFINITY): WordSources {
  const ours = listOurs(catalogue).slice(0, most)
  const others = listCollection()
  const written = new Map<string, Promise<Uint8Array>>()

  function pickOwn(chance: Chance) {
    const { name, write } = chance.pick(ours)
    const known = written.get(name) ?? write()
    written.set(name, known)
    return known
  }

  async function pickAny(chance: Chance) {
    if (others.length === 0 || chance.below(5) < 3) return await pickOwn(chance)
    return new Uint8Array(readFileSync(new URL(encodeURIComponent(chance.pick(others)), collection)))
  }

  return { pickOwn, pickAny }
}

/** A part of a package as text; undefined when the package cannot be opened, or has no such part. */
export function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return unzipSync(bytes)
  } catch {
    return undefined
  }
}

function listOurs(catalogue: LoadedCatalogue) {
  const { manifest } = catalogue
  const sections = manifest.components.filter(hasContent).flatMap(({ code }) =>
    locales.map((locale) => ({
      name: `${code} ${locale}`,
      write: () => writeSpec(samplePage(catalogue, ['HDR001-ENBD', code, 'FTR001-ENBD'], locale)),
    })),
  )
  const pages = samplePages.map((name) => ({
    name,
    write: () => {
      const { name: pageName, components, content, locale } = loadSamplePage(name)
      return writeSpec(emptyPage({ manifest, pageName, components, content, locale }))
    },
  }))
  return [...sections, ...pages]
}

function listCollection(): string[] {
  if (!existsSync(collection)) return []
  return readdirSync(collection).filter(
    (name) =>
      /\.(?:doc|dot)[xm]?$/.test(name) &&
      statSync(new URL(encodeURIComponent(name), collection)).size <= largestOfCollection,
  )
}
