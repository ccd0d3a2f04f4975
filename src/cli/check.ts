import type { Parsing } from '#conversion/parsing.ts'
import { texts } from '#texts/cli.ts'
import { isWordWarning, wordWarningTypes } from '#texts/word-warning-types.ts'
import type { Command } from './command.ts'
import { messageLines } from './message-lines.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Reads documents and prints the words that a bank does not publish. True: none that a page should not go out with. */
export async function runCheck(
  { files, json }: Extract<Command, { name: 'check' }>,
  parsing: Parsing,
  { say, complain, ...terminal }: Terminal,
): Promise<boolean> {
  const documents = await parseDocuments(files, parsing, { say, complain, ...terminal })
  const checked = documents.map((document) => ({
    document,
    words: document.result.warnings.filter(isWordWarning),
  }))
  if (json) {
    const byFile = checked.map(({ document, words }) => ({ file: document.path, words }))
    say(JSON.stringify(byFile, null, 2).split('\n'))
  }
  for (const { document, words } of checked) {
    if (!json) say(describeChecked(document, words))
    if (!isRead(document)) complain(describeFailure(document))
  }
  return checked.every(
    ({ document, words }) =>
      isRead(document) && words.every(({ type }) => type !== wordWarningTypes.blocking),
  )
}

/** What else is wrong with a document is the matter of `parse`. */
function isRead({ result }: ReadDocument): boolean {
  return result.metadata.components.length > 0
}

function describeChecked({ path }: ReadDocument, words: ReadDocument['result']['warnings']): string[] {
  const lines = words.flatMap(({ type, message }) =>
    messageLines(type === wordWarningTypes.blocking ? texts.forbidden : texts.doubtful, message, '  '),
  )
  return [texts.checked(path, words.length), ...lines]
}
