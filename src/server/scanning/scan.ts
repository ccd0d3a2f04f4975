import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accept, type Result, refuse } from '#base/result.ts'

/** Why a file is not let through: the scanner says so, or it could not say. */
export type ScanFailure = 'infected' | 'unscanned'

export type Scan = (bytes: Uint8Array) => Promise<Result<undefined, ScanFailure>>

type Options = {
  /** Without a shell: the program and its arguments with blanks between. The file's path comes last. */
  command: string
  milliseconds?: number
  onTrouble: (reason: string) => void
}

/**
 * Runs a scanner on a file: exit 0 lets it through, 1 is a finding (as clamscan and clamdscan have it). Any other end
 * lets nothing through either.
 */
export function createScan({ command, milliseconds = 60_000, onTrouble }: Options): Scan {
  const [program = '', ...options] = command.trim().split(/\s+/)

  return async (bytes) => {
    const directory = await mkdtemp(join(tmpdir(), 'upload-'))
    const path = join(directory, 'document.docx')
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      const ended = await run(program, [...options, path], milliseconds)
      if (ended === 0) return accept(undefined)
      if (ended === 1) return refuse('infected')
      onTrouble(`SCAN_COMMAND: ${program} ended with ${ended}, so the upload was not let through`)
      return refuse('unscanned')
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }
}

/** The exit code, or in words why there is none. */
function run(program: string, options: readonly string[], milliseconds: number): Promise<number | string> {
  return new Promise((resolve) => {
    const scanner = spawn(program, options, {
      stdio: 'ignore',
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    })
    scanner.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    scanner.once('exit', (code, signal) => resolve(code ?? signal ?? 'no exit code'))
  })
}
