import { mkdirSync, writeFileSync } from 'node:fs'
import type { Trial } from './target.ts'

/** Writes an input that failed where it can be looked at, and answers where that is. */
export function keepInput(target: string, seed: number, index: number, { input, extension }: Trial): string {
  mkdirSync('out/fuzz', { recursive: true })
  const file = `out/fuzz/${target}-${seed}-${index}.${extension}`
  writeFileSync(file, input)
  return file
}
