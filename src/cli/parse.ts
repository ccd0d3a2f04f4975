import type { Parsing } from '#conversion/parsing.ts'
import { summarizeBulk } from '#conversion/summarize-bulk.ts'
import { texts } from '#texts/cli.ts'
import type { Command } from './command.ts'
import { messageLines } from './message-lines.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Reads documents and prints what is in them. True: all could be read and none has an error. */
export async function runParse(
  { files, json }: Extract<Command, { name: 'parse' }>,
  parsing: Parsing,
  terminal: Terminal,
): Promise<boolean> {
  const { say, complain } = terminal
  const documents = await parseDocuments(files, parsing, terminal)
  const results = documents.map(({ result }) => result)
  const answer = results.length === 1 ? results[0] : summarizeBulk(results)
  if (json) say(JSON.stringify(answer, null, 2).split('\n'))
  for (const document of documents) {
    if (!json) say(describeDocument(document))
    if (!document.result.success) complain(describeFailure(document))
  }
  return results.every(({ success }) => success)
}

function describeDocument({ path, result: { success, metadata, warnings, errors } }: ReadDocument): string[] {
  const components = metadata.components.map(({ code, instanceId }) => `  ${instanceId}  ${code}`)
  const remarks = warnings.flatMap(({ message }) => messageLines(texts.warning, message, '  '))
  return [texts.document(path, metadata.pageName, success ? 0 : errors.length), ...components, ...remarks]
}
