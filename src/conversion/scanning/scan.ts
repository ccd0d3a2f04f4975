import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/conversion.ts'
import type { Pieces } from '../processes/pieces.ts'
import { makeCopyFolder, removeCopyFolder, removeLeftCopies } from './copies.ts'
import { runScanner } from './run-scanner.ts'

/** Why a file is not let through: the scanner says so, or it could not say. */
export type ScanFailure = 'infected' | 'unscanned'

/** When the signal is aborted the scanner is ended. */
export type Scan = (
  pieces: Pieces,
  signal?: AbortSignal,
) => Promise<Result<undefined, ScanFailure | 'cancelled'>>

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
  clearUp()

  return async (pieces, signal) => {
    if (signal?.aborted) return refuse('cancelled')
    let directory: string | undefined
    try {
      directory = await makeCopyFolder()
      const path = join(directory, 'document.docx')
      await writeFile(path, pieces, { mode: 0o600 })
      if (signal?.aborted) return refuse('cancelled')
      const ended = await runScanner(program, [...options, path], { milliseconds, signal })
      if (ended === 0) return accept(undefined)
      if (ended === 1) return refuse('infected')
      if (signal?.aborted) return refuse('cancelled')
      return unscanned(`${program} ended with ${ended}`)
    } catch (error) {
      return unscanned(texts.notBegun(messageOf(error)))
    } finally {
      if (directory) await remove(directory)
    }
  }

  function clearUp() {
    try {
      removeLeftCopies()
    } catch (error) {
      onTrouble(texts.leftCopies(messageOf(error)))
    }
  }

  function unscanned(reason: string) {
    onTrouble(texts.unscanned(reason))
    return refuse('unscanned' as const)
  }

  async function remove(directory: string) {
    await removeCopyFolder(directory).catch((error: Error) =>
      onTrouble(texts.leftCopy(directory, error.message)),
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
