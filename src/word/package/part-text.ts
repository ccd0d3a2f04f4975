/**
 * The text of an XML part, by its byte order mark, its zero bytes or its declaration; ECMA-376 part 2 allows
 * UTF-8 and UTF-16. Undefined when the bytes are not what they claim to be.
 */
export function decodePart(bytes: Uint8Array): string | undefined {
  try {
    const text = decoderOf(bytes).decode(bytes)
    return isReadable(text) ? text : undefined
  } catch {
    return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoderOf([first, second]: Uint8Array) {
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  if (isLittle) return new TextDecoder('utf-16le', { fatal: true })
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  return isBig ? new TextDecoder('utf-16be', { fatal: true }) : utf8
}

const declaredEncoding = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"']+)/

/** A declaration that names neither is not honoured: its text would come out wrong without a word. */
function isReadable(text: string) {
  const declared = declaredEncoding.exec(text.slice(0, 300))?.[1]
  return !declared || /^(?:utf-?(?:8|16(?:[lb]e)?)|us-ascii)$/i.test(declared)
}
