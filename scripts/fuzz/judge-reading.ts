import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { draftSchema } from '#content/draft/draft.ts'
import { type ParseResult, parseResultSchema, readData, readOptionalElements } from '#content/parse-result.ts'
import { parseErrorTypes, parseWarningTypes } from '#content/values/problem.ts'
import { pageFromParseResult } from '#html/page.ts'
import { SectionError } from '#html/section-error.ts'
import { describeRead } from '#texts/parse-result.ts'
import { nodeUnpacker } from '#word/package/unpacker.node.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { describeFileRefusal } from '../../src/web/builder/importing/describe-file-refusal.ts'
import { importParseResult } from '../../src/web/builder/importing/read-import.ts'
import { compareReading } from '../../test/compare-reading.ts'
import { emptyPage } from '../../test/written-page.ts'
import type { PageJudge } from './page-shapes.ts'
import type { Verdict } from './target.ts'

/** Writing takes long: of the documents in which nothing is wrong, about one in so many is written again. */
const writtenAgain = 3

export type ReadingJudge = (bytes: Uint8Array) => Promise<Verdict & { result: ParseResult }>

/** Reads bytes as a Word document, and says what is wrong with the answer, whatever the document is. */
export function createReadingJudge(catalogue: LoadedCatalogue, pages: PageJudge): ReadingJudge {
  const { manifest } = catalogue
  const read = (bytes: Uint8Array) =>
    describeRead(readSpec(bytes, { catalogue: manifest, filename: 'fuzz.docx', unpacker: nodeUnpacker }))

  return async (bytes) => {
    const result = read(bytes)
    const faults = [...findShapeFaults(result), ...findPageFaults(result), ...findImportFaults(result)]
    const isGood = result.errors.length === 0 && result.warnings.length === 0
    if (isGood && bytes.length % writtenAgain === 0) faults.push(...(await findLosses(result)))
    return { answer: answerOf(result), faults, result }
  }

  function findPageFaults(result: ParseResult): string[] {
    if (!result.metadata.components.some(({ code }) => findComponent(manifest, code))) return []
    const page = pageFromParseResult(result, false)
    try {
      return pages.findFaults(page, pages.renderer.renderPage(page))
    } catch (error) {
      if (error instanceof SectionError && error.isTooLarge) return []
      throw error
    }
  }

  /** Where nothing was wrong, the values written into a new document are read as the same again. */
  async function findLosses({ metadata, data }: ParseResult): Promise<string[]> {
    const { pageName, locale, components } = metadata
    const content = readData(data)
    const optionalElements = readOptionalElements(metadata)
    const page = emptyPage({
      manifest,
      pageName,
      components,
      content,
      optionalElements,
      ...(locale && { locale }),
    })
    const again = read(await writeSpec(page))
    return compareReading(page, again).lost.map((loss) => `written and read again: ${loss}`)
  }
}

const errorTypes: ReadonlySet<string> = new Set(parseErrorTypes)
const warningTypes: ReadonlySet<string> = new Set(parseWarningTypes)

function findShapeFaults(result: ParseResult): string[] {
  const parsed = parseResultSchema.safeParse(result)
  const faults = parsed.success ? [] : [`no parse result: ${parsed.error.message}`]
  const { success, errors, warnings } = result
  if (parsed.success && JSON.stringify(parsed.data.data) !== JSON.stringify(result.data))
    faults.push('the data are others after a check')
  if (success !== (errors.length === 0)) faults.push(`success is ${success} with ${errors.length} errors`)
  for (const { type } of errors) if (!errorTypes.has(type)) faults.push(`no type of error: ${type}`)
  for (const { type = '' } of warnings)
    if (!warningTypes.has(type)) faults.push(`no type of warning: ${type}`)
  for (const { message } of [...errors, ...warnings])
    if (message.length > mostOfAMessage) faults.push(`a message of ${message.length} characters`)
  return faults
}

/** The builder opens the same documents: as a draft that is valid, or with a reason why not. */
function findImportFaults(result: ParseResult): string[] {
  const imported = importParseResult(result, '2026-11-21T12:00:00.000Z')
  if (imported.ok) return draftSchema.safeParse(imported.value.draft).success ? [] : ['imported as no draft']
  return describeFileRefusal(imported.refusal) ? [] : ['not imported, in no words']
}

function answerOf({ errors, warnings }: ParseResult): string {
  return errors[0]?.type ?? (warnings.length > 0 ? 'read with warnings' : 'read')
}

/** Of 25 places with a quotation each. */
const mostOfAMessage = 10_000
