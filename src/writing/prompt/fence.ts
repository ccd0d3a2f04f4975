import { createHash } from 'node:crypto'

/**
 * Somebody's text as a block of a prompt. Its mark is made from the text, so no text can hold its own end.
 */
export function fence(name: string, text: string): string {
  const mark = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  return `<${mark}>\n${text}\n</${mark}>`
}
