import { texts } from '#texts/html-generator.ts'
import type { Why } from './fill-run.ts'

/** Why a field is empty still. */
export function describeLeft(why: Why): string {
  if ('cause' in why) return texts.fill.causes[why.cause]
  if ('notes' in why) return why.notes.join(' ') || texts.fill.nothingWritten
  return why.message ?? texts.fill.nothingWritten
}
