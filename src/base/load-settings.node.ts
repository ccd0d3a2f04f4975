import { existsSync } from 'node:fs'
import { accept, type Result, refuse } from './result.ts'

export type UnreadEnvFile = { kind: 'env-file'; reason: string }

/** The environment, with what the file `.env` in the current folder adds to it; or why that file cannot be read. */
export function loadSettings(): Result<NodeJS.ProcessEnv, UnreadEnvFile> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return accept(process.env)
  } catch (error) {
    return refuse({ kind: 'env-file', reason: error instanceof Error ? error.message : String(error) })
  }
}
