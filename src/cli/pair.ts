import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { comparePages, type DocumentPair, localeOf, type PageFault } from '#pairs/pair-documents.ts'
import { isHint } from '#pairs/pair-fault.ts'
import { texts } from '#texts/cli.ts'
import { describePageFault } from '#texts/pair-faults.ts'
import type { Command } from './command.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Reads a page in two languages and prints what they do not say alike. True: nothing that has to be mended. */
export async function runPair(
  { files, json }: Extract<Command, { name: 'pair' }>,
  { manifest }: Pick<LoadedCatalogue, 'manifest'>,
  parsing: Parsing,
  { say, complain, ...terminal }: Terminal,
): Promise<boolean> {
  const documents = await parseDocuments(files, parsing, { say, complain, ...terminal })
  const unread = documents.filter(({ result }) => result.metadata.components.length === 0)
  for (const document of unread) complain(describeFailure(document))
  if (unread.length > 0) return false
  const pair = pairOf(documents)
  if (!pair) {
    complain([texts.sameLanguage])
    return false
  }
  const faults = comparePages(pair, manifest)
  if (json) say(JSON.stringify(faults, null, 2).split('\n'))
  else
    say([
      texts.paired(files, faults.length),
      ...faults.map((fault) => `  ${describePageFault(fault, manifest)}`),
    ])
  return faults.every(isMinor)
}

/** Named in either order. */
function pairOf(documents: readonly ReadDocument[]): DocumentPair | undefined {
  const [english] = documents.filter(({ result }) => localeOf(result) === 'en-AE')
  const [arabic] = documents.filter(({ result }) => localeOf(result) === 'ar-AE')
  return english && arabic && { 'en-AE': english.result, 'ar-AE': arabic.result }
}

function isMinor(found: PageFault): boolean {
  return 'fault' in found && isHint(found.fault)
}
