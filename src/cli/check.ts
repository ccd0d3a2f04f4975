import type { Manifest } from '#catalogue/manifest.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { texts } from '#texts/cli.ts'
import { isBlockingWarning, isRuleWarning, isWordWarning } from '#texts/word-warning-types.ts'
import type { Command } from './command.ts'
import { messageLines } from './message-lines.ts'
import { messageWithOption, nameProduct } from './name-product.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Reads documents and prints what rules say of their words and of what they are about. True: none that a page should not go out with. */
export async function runCheck(
  { files, json, product }: Extract<Command, { name: 'check' }>,
  manifest: Manifest,
  parsing: Parsing,
  { say, complain, ...terminal }: Terminal,
): Promise<boolean> {
  const read = await parseDocuments(files, parsing, { say, complain, ...terminal })
  const documents = nameProduct(read, product, manifest)
  const checked = documents.map((document) => ({
    document,
    words: document.result.warnings.filter(isRuleWarning),
  }))
  if (json) {
    const byFile = checked.map(({ document, words }) => ({ file: document.path, words }))
    say(JSON.stringify(byFile, null, 2).split('\n'))
  }
  for (const { document, words } of checked) {
    if (!json) say(describeChecked(document, words, manifest))
    if (!isRead(document)) complain(describeFailure(document))
  }
  return checked.every(({ document, words }) => isRead(document) && !words.some(isBlockingWarning))
}

/** What else is wrong with a document is the matter of `parse`. */
function isRead({ result }: ReadDocument): boolean {
  return result.metadata.components.length > 0
}

function describeChecked(
  document: ReadDocument,
  words: ReadDocument['result']['warnings'],
  manifest: Manifest,
): string[] {
  const lines = words.flatMap((warning) =>
    messageLines(
      isBlockingWarning(warning) ? texts.forbidden : texts.doubtful,
      messageWithOption(warning, document, manifest),
      '  ',
    ),
  )
  return [texts.checked(document.path, words.filter(isWordWarning).length), ...lines]
}
