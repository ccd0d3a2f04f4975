import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '#base/result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { applicationDirectory } from '../config.ts'
import type { DocumentAnswer, DocumentTask, ParsedDocument } from './document-work.ts'
import { defaultLimits } from './limits.ts'
import { createPool, type Pool, type PoolFailure, type RunOptions } from './pool.ts'

/** Reads Word documents and makes pages of them, out of this process. */
export type Parsing = {
  parse: (
    bytes: Uint8Array,
    filename: string,
    options?: RunOptions,
  ) => Promise<Result<ParseResult, PoolFailure>>
  render: (
    document: ParsedDocument,
    images: { usePlaceholderImages: boolean },
    options?: RunOptions,
  ) => Promise<Result<string, PoolFailure>>
  findRefusal: Pool<DocumentTask, DocumentAnswer>['findRefusal']
  /** How many documents are worked on at a time. */
  size: number
  close: () => Promise<void>
}

export type ParsingOptions = {
  catalogueDirectory: string
  workers: number
  /** Told why a child ended, or what our own code threw in one. */
  onTrouble: (reason: string) => void
}

/** Fifty people may press the button at once; what waits holds its upload in memory. */
const maxQueued = 64

const restMilliseconds = 5_000

export function createParsing({ catalogueDirectory, workers, onTrouble }: ParsingOptions): Parsing {
  const pool = createPool<DocumentTask, DocumentAnswer>({
    file: join(import.meta.dirname, 'child.ts'),
    readable: [...readableParts(), `${catalogueDirectory}/*`],
    programArguments: [catalogueDirectory],
    limits: defaultLimits,
    size: workers,
    maxQueued,
    restMilliseconds,
    onDeath: onTrouble,
    onThrow: onTrouble,
  })

  return {
    parse: (bytes, filename, options) =>
      pool.run({ type: 'parse', bytes, filename }, options) as Promise<Result<ParseResult, PoolFailure>>,
    render: (document, { usePlaceholderImages }, options) =>
      pool.run({ type: 'render', document, usePlaceholderImages }, options) as Promise<
        Result<string, PoolFailure>
      >,
    findRefusal: pool.findRefusal,
    size: pool.size,
    close: pool.close,
  }
}

/** The program and its packages; not the settings or data that lie beside them. */
function readableParts(): string[] {
  const packages = join(applicationDirectory, 'node_modules')
  return [
    join(applicationDirectory, 'package.json'),
    join(applicationDirectory, 'src', '*'),
    join(packages, '*'),
    ...(existsSync(packages) ? [join(realpathSync(packages), '*')] : []),
  ]
}
