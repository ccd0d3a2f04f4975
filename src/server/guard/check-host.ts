import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { texts } from '#texts/server/requests.ts'
import type { Config } from '../config.ts'
import { RequestError } from '../errors.ts'

/** For whoever watches the server, from inside: they say nothing that a page of another site could use. */
const reports = ['/healthz', '/readyz', '/metrics']

/**
 * A hook. A page of another site may have its own name lead here (DNS rebinding): its calls would be same-origin to a
 * browser, but they say that name. Node sees to it that HTTP/1.1 has one.
 */
export function checkHost({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const publicName = publicUrl ? new URL(publicUrl).hostname : undefined

  return async ({ raw, hostname, routeOptions: { url = '' } }: FastifyRequest) => {
    if (raw.headers.host === undefined) return
    const name = hostname.toLowerCase().replace(/\.$/, '')
    const isOurs =
      publicName === undefined || reports.includes(url)
        ? name === publicName || isNobodysDomain(name)
        : name === publicName || isLoopback(name)
    if (!isOurs) throw new RequestError(421, 'other-host', texts.otherHost(publicUrl))
  }
}

/** An address, or a name of this network: neither can be had by someone outside. */
function isNobodysDomain(name: string): boolean {
  return /^[a-z0-9_-]+$/.test(name) || isIP(withoutBrackets(name)) !== 0
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'))
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1')
}
