import { strFromU8, strToU8, type Zippable, zipSync } from 'fflate'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import type { OptionalElements, PageContent } from '#content/content.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { emptyPage } from '../../test/written-page.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileContent, hostileSwitches } from './hostile-content.ts'
import { hostileText } from './hostile-strings.ts'
import { createReadingJudge } from './judge-reading.ts'
import { findLostWord, plantedWord } from './lost-word.ts'
import { mutateEncoding } from './mutate-encoding.ts'
import { mutatePackage } from './mutate-package.ts'
import { mutateWords, plantWord } from './mutate-words.ts'
import { moveGently, mutateXml } from './mutate-xml.ts'
import type { PageJudge } from './page-shapes.ts'
import type { Target, Trial, Verdict } from './target.ts'
import { unpack, type WordSources } from './word-sources.ts'

/** Word documents, changed in their package, their XML or their meaning, to the reader. */
export function createWordTarget(catalogue: LoadedCatalogue, pages: PageJudge, sources: WordSources): Target {
  const { manifest } = catalogue
  const judge = createReadingJudge(catalogue, pages)
  const kinds = [
    ...[damagedPackage, damagedPackage, damagedPackage, damagedPackage, damagedPackage],
    ...[editedParts, editedParts, editedParts, editedParts, editedParts, editedParts],
    ...[otherWords, otherWords, otherWords, otherWords],
    ...[movedWord, movedWord],
    hostileValues,
  ]

  async function damagedPackage(chance: Chance): Promise<Trial> {
    const bytes = mutatePackage(await sources.pickAny(chance), chance)
    return trialOf(bytes, async () => {
      const verdict = await judge(bytes)
      return { ...verdict, faults: [...verdict.faults, ...findDisagreement(bytes, verdict.answer)] }
    })
  }

  async function editedParts(chance: Chance): Promise<Trial> {
    const bytes = await sources.pickAny(chance)
    return trialOf(
      editParts(
        bytes,
        chance,
        listOf(1 + chance.below(2), () => pickPart(bytes, chance)),
        mutatePart,
      ),
      judge,
    )
  }

  async function otherWords(chance: Chance): Promise<Trial> {
    const bytes = await sources.pickOwn(chance)
    const parts = chance.onceIn(6) ? ['word/document.xml', 'docProps/custom.xml'] : ['word/document.xml']
    return trialOf(
      editParts(bytes, chance, parts, (xml) => strToU8(mutateWords(xml, chance))),
      judge,
    )
  }

  /** Written by ourselves, of content that nobody should be able to harm us with. */
  async function hostileValues(chance: Chance): Promise<Trial> {
    const content: PageContent = {}
    const optionalElements: OptionalElements = {}
    const components = listOf(1 + chance.below(3), (index) => {
      const component = chance.pick(manifest.components.filter(hasContent))
      const instanceId = `${component.code.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(4, '0')}`
      content[instanceId] = hostileContent(component, 12, chance)
      optionalElements[instanceId] = hostileSwitches(component, chance) ?? {}
      return { code: component.code, instanceId }
    })
    const page = {
      manifest,
      components,
      content,
      optionalElements,
      pageName: hostileText(chance).slice(0, 1000),
    }
    const bytes = await writeSpec(emptyPage(page))
    return trialOf(bytes, async () => {
      const verdict = await judge(bytes)
      const { metadata, errors } = verdict.result
      const isRead = metadata.components.length === components.length
      // A hostile text may be longer than any page can show.
      const isTooLong = errors.some(({ type }) => type === 'TOO_HARD_TO_READ')
      return isRead || isTooLong
        ? verdict
        : { ...verdict, faults: [...verdict.faults, 'a document of our own cannot be read'] }
    })
  }

  /** A word that is planted and moved about with what it stands in must come out somewhere, or be told of. */
  async function movedWord(chance: Chance): Promise<Trial> {
    const word = plantedWord(chance)
    const bytes = editParts(await sources.pickOwn(chance), chance, ['word/document.xml'], (xml) =>
      strToU8(moveGently(plantWord(xml, word, chance), chance)),
    )
    return trialOf(bytes, async () => {
      const verdict = await judge(bytes)
      return { ...verdict, faults: [...verdict.faults, ...(await findLostWord(bytes, verdict.result))] }
    })
  }

  /** The server unpacks by another library than the browser does; what they make of a file must not differ. */
  function findDisagreement(bytes: Uint8Array, answer: string): string[] {
    const { errors } = describeRead(readSpec(bytes, { catalogue: manifest, filename: 'fuzz.docx' }))
    const inBrowser = errors[0]?.type
    return inBrowser === undefined || inBrowser === answer
      ? []
      : [`${answer} on the server, ${inBrowser} in a browser`]
  }

  return { createTrial: (chance) => chance.pick(kinds)(chance) }
}

function trialOf(input: Uint8Array, attempt: (bytes: Uint8Array) => Promise<Verdict>): Trial {
  return { input, extension: 'docx', attempt: () => attempt(input) }
}

function editParts(
  bytes: Uint8Array,
  chance: Chance,
  names: readonly string[],
  edit: (xml: string, chance: Chance) => Uint8Array,
): Uint8Array {
  const parts: Zippable = { ...unpack(bytes) }
  for (const name of names) {
    const part = parts[name]
    if (part instanceof Uint8Array) parts[name] = edit(strFromU8(part), chance)
  }
  // Packing takes longer than reading, and the reader unpacks as well what was not packed.
  return zipSync(parts, { level: chance.onceIn(5) ? 6 : 0 })
}

function mutatePart(xml: string, chance: Chance): Uint8Array {
  if (chance.onceIn(10)) return mutateEncoding(xml, chance)
  return strToU8(mutateXml(xml, chance))
}

/** Mostly the text itself; now and then what steers how it is read. */
function pickPart(bytes: Uint8Array, chance: Chance): string {
  if (!chance.onceIn(3)) return 'word/document.xml'
  const names = Object.keys(unpack(bytes) ?? {}).filter((name) => /\.(?:xml|rels)$/.test(name))
  return names.length > 0 ? chance.pick(names) : 'word/document.xml'
}
