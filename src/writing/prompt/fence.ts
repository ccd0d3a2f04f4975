import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Somebody's text as a block of a prompt. Its mark is made from the text, so no text can hold its own end.
 */
export function fence(name: string, text: string): string {
  const mark = `${name}-${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12)}`
  return `<${mark}>\n${text}\n</${mark}>`
}
