import { writeFile } from 'node:fs/promises'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { summarizeBulk } from '#conversion/summarize-bulk.ts'
import { commentUpload } from '#conversion/upload.ts'
import { texts } from '#texts/cli.ts'
import { describeOwnComments } from '#texts/own-comments.ts'
import type { Command } from './command.ts'
import { readDocument } from './documents.ts'
import { messageLines } from './message-lines.ts'
import { nameProduct } from './name-product.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Reads documents and prints what is in them. True: all could be read and none has an error. */
export async function runParse(
  { files, json, commentFile, product }: Extract<Command, { name: 'parse' }>,
  { parsing, manifest }: { parsing: Parsing; manifest: Manifest },
  terminal: Terminal,
): Promise<boolean> {
  const { say, complain } = terminal
  const documents = nameProduct(await parseDocuments(files, parsing, terminal), product, manifest)
  const results = documents.map(({ result }) => result)
  const answer = results.length === 1 ? results[0] : summarizeBulk(results)
  if (json) say(JSON.stringify(answer, null, 2).split('\n'))
  for (const document of documents) {
    if (!json) say(describeDocument(document))
    if (!document.result.success) complain(describeFailure(document))
  }
  const [document] = documents
  const isWritten =
    commentFile === undefined ||
    !document ||
    (await writeComments(document, { commentFile, product }, parsing, terminal))
  return isWritten && results.every(({ success }) => success)
}

/** True: the document could be written with its comments. Why it could not has been said already, or is said now. */
async function writeComments(
  { path, result }: ReadDocument,
  { commentFile, product }: { commentFile: string; product: string | undefined },
  parsing: Parsing,
  { complain }: Terminal,
): Promise<boolean> {
  const commented = await commentUpload(await readDocument(path), parsing, {
    ...{ queueing: 'always', product },
  })
  if (!commented.ok) {
    const [reason] = commented.refusal.errors
    const isTold = result.errors.some(({ message }) => message === reason?.message)
    if (!isTold) complain(describeFailure({ path, result: commented.refusal }))
    return false
  }
  const { pieces, count } = commented.value
  await writeFile(commentFile, pieces)
  // What is printed of a document may go to a program.
  complain([texts.commented(commentFile, count)])
  return true
}

function describeDocument({ path, result }: ReadDocument): string[] {
  const { success, metadata, warnings, errors, ownComments } = result
  const components = metadata.components.map(({ code, instanceId }) => `  ${instanceId}  ${code}`)
  const remarks = warnings.flatMap(({ message }) => messageLines(texts.warning, message, '  '))
  const done = ownComments ? [`  ${describeOwnComments(ownComments, false)}`] : []
  return [
    texts.document(path, metadata.pageName, success ? 0 : errors.length),
    ...components,
    ...remarks,
    ...done,
  ]
}
