import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bareHeaders } from './security.ts'

/** For answers from before any hook ran: what they carry depends on the public address alone. */
export function createBareAnswers(config: Pick<Config, 'publicUrl'>) {
  const headers = bareHeaders(config)

  return {
    /** Errors such as an address that cannot be decoded. */
    frameworkErrors(
      { statusCode = 400, code, message }: FastifyError,
      _: FastifyRequest,
      reply: FastifyReply,
    ) {
      return reply.code(statusCode).headers(headers).send({ error: message, code })
    },

    /** Of a request that expects what no server of ours knows: Node would refuse it by itself, without a word. */
    refuseExpectation(_: IncomingMessage, response: ServerResponse) {
      const body = JSON.stringify({
        error: 'What this request expects is not known here.',
        code: 'expectation',
      })
      const about = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
      response.writeHead(417, { ...headers, ...about, connection: 'close' }).end(body)
    },

    /** What never became a request: no HTTP, too slow, or headers too long. There is nothing to answer with but the socket. */
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      const gone = error.code === 'ECONNRESET' || !socket.writable
      if (!gone && !isAnswering(socket)) {
        socket.write(writeAnswer(answers[error.code ?? ''] ?? noHttp, headers))
      }
      socket.destroy(error)
    },
  }
}

/** A second answer in the middle of one would be read as a part of it. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse }): boolean {
  return socket._httpMessage?.headersSent === true
}

type Answer = { status: string; error: string; code: string }

const noHttp: Answer = { status: '400 Bad Request', error: 'This is no HTTP request.', code: 'no-http' }

const answers: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request took too long to come. Please try again.',
    code: 'too-slow',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The headers of this request are too long.',
    code: 'headers-too-long',
  },
}

function writeAnswer({ status, ...answer }: Answer, always: Record<string, string>): string {
  const body = JSON.stringify(answer)
  const headers = {
    ...always,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n')
}
