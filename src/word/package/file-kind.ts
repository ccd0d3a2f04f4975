/** What a file that is no Word document seems to be, judged by its first bytes and never by its name. */
export type FileKind =
  | 'pdf'
  | 'image'
  | 'web-page'
  | 'rich-text'
  | 'zip'
  | 'excel'
  | 'powerpoint'
  | 'visio'
  | 'open-document'
  | 'other'

/** The compound file of [MS-CFB], in which old Office files and encrypted new ones come. */
export type CompoundKind =
  | 'old-word'
  | 'password-protected'
  | 'rights-managed'
  | 'excel'
  | 'powerpoint'
  | 'other'

export function isZip(bytes: Uint8Array) {
  return startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')
}

export function isCompound(bytes: Uint8Array) {
  return startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
}

export function findFileKind(bytes: Uint8Array): FileKind {
  const known = signatures.find(([signature]) => startsWith(bytes, signature))
  if (known) return known[1]

  const start = startOf(bytes)
  if (start.includes('%pdf-')) return 'pdf'
  if (/<office:document\b/.test(start)) return 'open-document'
  if (/<(?:!doctype html|html|head|body)\b/.test(start) || start.startsWith('mime-version:'))
    return 'web-page'
  return /<svg\b/.test(start) ? 'image' : 'other'
}

/** A whole Word document as one XML file, as Word 2003 had it or as it is written now ("flat OPC"). */
export function isWordXml(bytes: Uint8Array): boolean {
  const start = startOf(bytes)
  if (/progid\s*=\s*["']word\.document/.test(start)) return true
  if (/<(?:\w+:)?worddocument\b/.test(start)) return true
  return /<(?:\w+:)?package\b/.test(start) && start.includes('schemas.microsoft.com/office/2006/xmlpackage')
}

/** Its first letters, also of a text in UTF-16, in lower case. */
function startOf(bytes: Uint8Array): string {
  return latin.decode(bytes.subarray(0, 4096)).replaceAll('\0', '').toLowerCase()
}

/** Told by the names of the streams inside, which stand in the directory as UTF-16, in whichever case. */
export function findCompoundKind(bytes: Uint8Array): CompoundKind {
  const text = latin.decode(bytes).toLowerCase()
  const has = (stream: string) => text.includes([...stream.toLowerCase()].join('\0'))
  if (has('DRMContent') || has('DRMEncrypted')) return 'rights-managed'
  if (has('EncryptedPackage') || has('EncryptionInfo')) return 'password-protected'
  if (has('WordDocument')) return 'old-word'
  if (has('PowerPoint Document')) return 'powerpoint'
  return has('Workbook') ? 'excel' : 'other'
}

const latin = new TextDecoder('latin1')

const signatures: [signature: string, kind: FileKind][] = [
  ['%PDF-', 'pdf'],
  ['{\\rtf', 'rich-text'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['RIFF', 'image'],
  ['BM', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
]

function startsWith(bytes: Uint8Array, signature: string) {
  for (let at = 0; at < signature.length; at++) if (bytes[at] !== signature.charCodeAt(at)) return false
  return true
}
