import { sha256Hex } from '#base/sha256-hex.ts'

/**
 * Somebody's text as a block of a prompt. Its mark is made from the text, so no text can hold its own end.
 */
export function fence(name: string, text: string): string {
  const mark = `${name}-${sha256Hex(text).slice(0, 12)}`
  return `<${mark}>\n${text}\n</${mark}>`
}
