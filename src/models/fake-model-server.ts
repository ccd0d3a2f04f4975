import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from './model-settings.ts'

type ChatRequest = {
  max_tokens?: number
  messages: { role: string; content: string }[]
  response_format?: { type: string }
}

export type Reply = (response: ServerResponse, request: IncomingMessage, asked: ChatRequest) => void

/** A model server on this machine that gives the replies in turn, the last one from then on. */
export async function startModelServer(...replies: Reply[]) {
  const requests: ChatRequest[] = []
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as ChatRequest
    requests.push(asked)
    replies[Math.min(requests.length, replies.length) - 1]?.(response, request, asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    requests,
    settings: {
      provider: 'openai-compatible',
      model: 'local',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: undefined,
    } satisfies ModelSettings,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A chat answer with this text, or with this object as JSON. */
export function says(content: string | object, finishReason = 'stop'): Reply {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return answers(200, {
    id: '1',
    object: 'chat.completion',
    created: 0,
    model: 'local',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  })
}

export function answers(status: number, body: object | string, headers: Record<string, string> = {}): Reply {
  const isText = typeof body === 'string'
  return (response) =>
    response
      .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
      .end(isText ? body : JSON.stringify(body))
}

/** The connection ends in the middle of the answer. */
export const cutsOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":', () => response.destroy())
}

/** No answer ever comes. */
export const keepsSilent: Reply = () => {}
