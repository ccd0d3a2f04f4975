/** The program of a child process. Its arguments: the catalogue's folder, and the components to leave out of it. */
import { Socket } from 'node:net'
import type { DocumentAnswer, DocumentTask } from './document-work.ts'
import { readBytes } from './processes/read-bytes.ts'
import { attachmentDescriptor, type ChildMessage } from './processes/task-process.ts'

// Ctrl-C reaches the whole group of processes; when to end is the parent's decision.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

try {
  const { leaveOut, loadCatalogue } = await import('#catalogue/load.node.ts')
  const { bankDay } = await import('#base/bank-day.ts')
  const { createDocumentWork } = await import('./document-work.ts')
  const [directory = '', ...leftOut] = process.argv.slice(2)
  const work = createDocumentWork(leftOut.reduce(leaveOut, loadCatalogue(directory)), () =>
    bankDay(new Date()),
  )
  const attachments = new Socket({ fd: attachmentDescriptor })
  process.on('message', async (task: DocumentTask) => {
    const bytes = await readBytes(attachments, task.size)
    tell(answer(() => work(task, bytes)))
  })
  tell({ type: 'ready' })
} catch (error) {
  tell({ type: 'threw', reason: describeError(error) })
  process.disconnect()
}

function answer(work: () => DocumentAnswer): ChildMessage<DocumentAnswer> {
  try {
    return { type: 'answer', answer: work() }
  } catch (error) {
    return { type: 'threw', reason: describeError(error) }
  }
}

function tell(message: ChildMessage<DocumentAnswer>) {
  process.send?.(message)
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
