/** Controls, invisible marks that reverse or hide text, and what file systems refuse or read as a path. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff/\\:*?"<>|]+/gu

/** Names that Windows keeps for devices, with or without an extension, which may stand behind blanks. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i

const maxCharacters = 80
/** File systems count bytes: 255 with the extension and a number behind. */
const maxBytes = 200

/** What a page name can be as a flat file name without its extension, in any script; `page` if nothing is left. */
export function safeFileName(name: string): string {
  const cleaned = shorten(name.toWellFormed().normalize('NFC').replace(unsafe, '-').replace(/\s+/g, ' '))
  const trimmed = cleaned.replace(/^[-. ]+|[-. ]+$/g, '')
  if (trimmed === '') return 'page'
  return device.test(trimmed) ? `page-${trimmed}` : trimmed
}

/** Makes names safe, one after the other; one that is already taken, capitals or not, gets `-2` and so on. */
export function createFileNaming(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const safe = safeFileName(name)
    let unique = safe
    for (let number = 2; taken.has(foldCase(unique)); number++) unique = `${safe}-${number}`
    taken.add(foldCase(unique))
    return unique
  }
}

/** All of them at once, in the same order. */
export function uniqueFileNames(names: readonly string[]): string[] {
  const nameFile = createFileNaming()
  return names.map((name) => nameFile(name))
}

function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase().normalize('NFC')
}

function shorten(text: string): string {
  let bytes = 0
  const kept = Array.from(text)
    .slice(0, maxCharacters)
    .filter((character) => {
      bytes += utf8Length(character.codePointAt(0) ?? 0)
      return bytes <= maxBytes
    })
  return kept.join('')
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
