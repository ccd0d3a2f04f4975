import { accept, refuse } from '#base/result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { readPageSource } from './page-source.ts'
import type { Parsing } from './parsing.ts'
import type { PoolFailure } from './processes/pool.ts'

/**
 * Stands in for the child processes in tests. What a document holds says what becomes of it: `fails: busy` is
 * refused by the pool, `error: NO_COMPONENTS` is read and has that error, all else is the name of its page.
 */
export function createFakeParsing(changes: Partial<Parsing> = {}): Parsing {
  return {
    parse: async (pieces, filename) => {
      const text = Buffer.concat(pieces).toString()
      return text.startsWith('fails: ')
        ? refuse(text.slice(7) as PoolFailure)
        : accept(resultOf(text, filename))
    },
    comment: async (pieces) => {
      const text = Buffer.concat(pieces).toString()
      const error = /^error: (.*)/.exec(text)?.[1]
      if (error) return refuse({ type: error, message: 'The document says so.' })
      if (text.startsWith('fails: ')) return refuse(text.slice(7) as PoolFailure)
      return accept({ pieces: [...pieces, Buffer.from(' with comments')], count: 1 })
    },
    draft: async () => accept({ pages: [], why: 'empty' }),
    render: async (json, source) => {
      const read = readPageSource(json, source)
      if (!read.ok) return read
      const { name } = read.value
      return name.startsWith('fails: ')
        ? refuse(name.slice(7) as PoolFailure)
        : accept({ name, html: `<!doctype html><title>${name}</title>`, files: [] })
    },
    findRefusal: () => undefined,
    size: 2,
    status: () => ({ idle: 2, busy: 0, waiting: 0, deaths: 0 }),
    close: async () => undefined,
    ...changes,
  }
}

function resultOf(text: string, filename: string): ParseResult {
  const error = /^error: (.*)/.exec(text)?.[1]
  return {
    success: !error,
    filename,
    metadata: { pageName: error ? '' : text, components: [] },
    data: {},
    warnings: [],
    errors: error ? [{ type: error, message: 'The document says so.' }] : [],
  }
}
