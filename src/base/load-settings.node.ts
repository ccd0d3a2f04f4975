import { existsSync } from 'node:fs'
import { accept, type Result, refuse } from './result.ts'

/** The environment, with what the file `.env` in the current folder adds to it; or why that file cannot be read. */
export function loadSettings(): Result<NodeJS.ProcessEnv, string> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return accept(process.env)
  } catch (error) {
    return refuse(`The file .env cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
