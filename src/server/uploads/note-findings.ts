import type { FastifyRequest } from 'fastify'
import { printable } from '#base/printable.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { type Pieces, sizeOf } from '#conversion/processes/pieces.ts'
import { refusalOf } from '#conversion/upload.ts'
import type { UploadErrorType } from '../refusals/status.ts'

/** What a document is refused for that somebody may have made so. What authors get wrong, or send by mistake, is none. */
const findings: ReadonlySet<string> = new Set<UploadErrorType>([
  'NOT_A_WORD_DOCUMENT',
  'MACRO_DOCUMENT',
  'DAMAGED_DOCUMENT',
  'DECOMPRESSION_BOMB',
  'TOO_HARD_TO_READ',
  'REFUSED_BY_SCAN',
])

const maxNameCharacters = 100

/** The same work; each document that is refused for what it is leaves a line in the log, with nothing of its text. */
export function noteFindings(parsing: Parsing, { log, ip }: Pick<FastifyRequest, 'log' | 'ip'>): Parsing {
  function note(types: readonly string[], pieces: Pieces, filename: string) {
    const type = types.find((each) => findings.has(each))
    if (type === undefined) return
    const name = printable(filename.slice(0, maxNameCharacters).toWellFormed())
    log.warn({ type, filename: name, bytes: sizeOf(pieces), address: ip }, 'an upload was refused')
  }

  return {
    ...parsing,
    async parse(pieces, filename, options) {
      const parsed = await parsing.parse(pieces, filename, options)
      const errors = parsed.ok ? parsed.value.errors : [refusalOf(parsed.refusal)]
      note(
        errors.map(({ type }) => type),
        pieces,
        filename,
      )
      return parsed
    },
    async comment(pieces, filename, options) {
      const commented = await parsing.comment(pieces, filename, options)
      if (commented.ok) return commented
      const { refusal } = commented
      note([typeof refusal === 'string' ? refusalOf(refusal).type : refusal.type], pieces, filename)
      return commented
    },
  }
}
