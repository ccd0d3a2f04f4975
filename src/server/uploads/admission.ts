import type { FastifyRequest } from 'fastify'
import type { Parsing } from '#conversion/parsing.ts'
import { refusalOf } from '#conversion/upload.ts'
import type { Refusal } from '#texts/refusals.ts'
import type { Config } from '../config.ts'
import { declaredLengthOf } from '../guard/claim.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import type { DocumentPictures } from './document-pictures.ts'

/** What routes that read documents need. */
export type ReadingServices = {
  parsing: Parsing
  config: Pick<Config, 'parseRateLimit'>
  metrics: Metrics
  documentPictures: DocumentPictures
}

/** How often one address may ask for work on documents. */
export function documentRateLimit({ parseRateLimit }: Pick<Config, 'parseRateLimit'>) {
  return { max: parseRateLimit, timeWindow: 60_000 }
}

/** Turns a request down by its declared length, before its body comes. Without one the form's own limits hold. */
export function limitBody(maxBytes: number, refusal: Refusal) {
  return async (request: FastifyRequest) => {
    if ((declaredLengthOf(request) ?? 0) > maxBytes) throw refusedRequest(refusal)
  }
}

/** Turns a request down before its body comes when nobody could work on it. */
export function limitWaiting(parsing: Parsing) {
  return async () => {
    const refusal = parsing.findRefusal()
    if (refusal) throw refusedRequest(refusalOf(refusal))
  }
}
