import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '#texts/server/requests.ts'
import type { Config } from '../config.ts'
import { RequestError } from '../errors.ts'

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
    strictTransportSecurity: isSecure(publicUrl) ? { maxAge: aYear } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

const aYear = 31_536_000

function isSecure(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of answers that no hook sees, here and in the proxy (deploy/nginx/headers.conf). */
export function baseHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': nothing,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isSecure(publicUrl) && { 'strict-transport-security': `max-age=${aYear}; includeSubDomains` }),
  }
}

/** A worker has the policy of its own answer: this one alone may compile WebAssembly, and it calls nobody. */
export const workerPolicy = `${nothing}; script-src 'self' 'wasm-unsafe-eval'`

/** For what an author or a colleague wrote: opened by itself it runs nothing and belongs to no one. */
const sandboxPolicy = `sandbox; ${nothing}; style-src 'unsafe-inline'; img-src data:`

export function sandbox(reply: FastifyReply) {
  return reply.header('content-security-policy', sandboxPolicy)
}

/**
 * A hook: browsers say where a request comes from, and pages of other sites, neighbours too, have no business with our
 * calls. Where a plain http name keeps Sec-Fetch-Site back there is still Origin; programs send neither.
 */
export function refuseCrossSite({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const publicHosts = publicUrl ? [new URL(publicUrl).host] : []

  return async ({ method, headers, host }: FastifyRequest) => {
    if (method === 'GET' || method === 'HEAD') return
    const { 'sec-fetch-site': site, origin } = headers
    const isOurs =
      site === undefined
        ? origin === undefined || isOriginOf([host, ...publicHosts], origin)
        : site === 'same-origin' || site === 'none'
    if (!isOurs) throw new RequestError(403, 'cross-site', texts.crossSite)
  }
}

/** `null`, which sandboxed pages and files send, is nobody's. A host may name the port that goes without saying. */
function isOriginOf(hosts: readonly string[], origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: asking } = new URL(origin)
  return hosts.some((host) => {
    const address = `${protocol}//${host}`
    return URL.canParse(address) && new URL(address).host === asking
  })
}

/** Nothing is kept by browsers or proxies unless its route says so. */
export async function forbidCopies(_: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
}
