import { connect } from 'node:net'
import { accept, refuse } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import { createDocumentWork, type DocumentAnswer, type DocumentTask } from '#conversion/document-work.ts'
import { createFakeParsing } from '#conversion/fake.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { sizeOf } from '#conversion/processes/pieces.ts'
import { createApp } from '#server/app.ts'
import { createFakeWriting } from '#server/calls/fake-writer.ts'
import { createFakeServices } from '#server/fake-services.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'

const never = 1_000_000_000

/** The whole server with its real routes and writer; documents are worked on in this process. Nothing is limited. */
export function serve(catalogue: LoadedCatalogue) {
  const thrown: string[] = []
  const writing = createFakeWriting({ writer: createDraftWriter(), callsPerMinute: never })
  const app = createApp(
    createFakeServices({
      catalogue,
      writing,
      parsing: parsingHere(catalogue, thrown),
      config: { parseRateLimit: never, publicUrl: undefined, trustedProxies: [] },
    }),
  )
  const causes = new WeakMap<object, Error>()
  app.addHook('onError', async (request, _reply, error) => {
    causes.set(request, error)
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 500) thrown.push(String(causes.get(request)?.stack))
  })
  return {
    app,
    /** What was thrown since this was asked for last. */
    takeThrown: () => thrown.splice(0),
  }
}

function parsingHere(catalogue: LoadedCatalogue, thrown: string[]): Parsing {
  const work = createDocumentWork(catalogue, () => '2026-11-21')
  const perform = (task: DocumentTask, bytes: Uint8Array): DocumentAnswer | undefined => {
    try {
      return work(task, bytes)
    } catch (error) {
      thrown.push(String((error as Error).stack))
    }
  }
  return createFakeParsing({
    parse: async (pieces, filename) => {
      const answer = perform(
        { type: 'parse', takesPictures: true, size: sizeOf(pieces), filename },
        Buffer.concat(pieces),
      )
      return answer ? accept((answer as ReadDocument).result) : refuse('threw')
    },
    render: async (json, source) =>
      (perform({ type: 'render', size: json.length, source }, json) ?? refuse('threw')) as never,
  })
}

/** Sends bytes as they are and reads what comes back until the connection ends. */
export function exchange(port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(2000, finish)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('end', finish)
    socket.on('error', finish)
    socket.end(bytes)
  })
}
