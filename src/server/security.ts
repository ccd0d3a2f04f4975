import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { RequestError } from './errors.ts'

/**
 * Headers of every answer. Nothing is upgraded to https unless the public address says so: inside a bank the tool is
 * often opened by a plain http host name. Pages show pictures from anywhere, because authors name them; the preview's
 * frame inherits this policy, hence the inline styles.
 */
export function helmetOptions({ publicUrl }: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

/** A worker has the policy of its own answer: this one alone may compile WebAssembly, and it calls nobody. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** For what an author or a colleague wrote: opened by itself it runs nothing and belongs to no one. */
export function sandbox(reply: FastifyReply) {
  return reply.header('content-security-policy', 'sandbox')
}

/** Browsers say where a request comes from; another site's page has no business with our calls. */
export async function refuseCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (request.method !== 'GET' && request.method !== 'HEAD' && site === 'cross-site') {
    throw new RequestError(403, 'cross-site', 'This call is not open to other sites.')
  }
}
