/** What a file that is no Word document seems to be, judged by its first bytes and never by its name. */
export type FileKind =
  | 'pdf'
  | 'image'
  | 'web-page'
  | 'rich-text'
  | 'word-xml'
  | 'zip'
  | 'excel'
  | 'powerpoint'
  | 'visio'
  | 'open-document'
  | 'other'

/** The compound file of [MS-CFB], in which old Office files and encrypted new ones come. */
export type CompoundKind = 'old-word' | 'password-protected' | 'excel' | 'powerpoint' | 'other'

export function isZip(bytes: Uint8Array) {
  return startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')
}

export function isCompound(bytes: Uint8Array) {
  return startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
}

export function findFileKind(bytes: Uint8Array): FileKind {
  const known = signatures.find(([signature]) => startsWith(bytes, signature))
  if (known) return known[1]

  const start = latin.decode(bytes.subarray(0, 2048)).toLowerCase()
  if (start.includes('%pdf-')) return 'pdf'
  if (start.includes('progid="word.document"')) return 'word-xml'
  if (/<(?:!doctype html|html|head|body)\b/.test(start) || start.startsWith('mime-version:'))
    return 'web-page'
  return /<svg\b/.test(start) ? 'image' : 'other'
}

/** Told by the names of the streams inside, which stand in the directory as UTF-16. */
export function findCompoundKind(bytes: Uint8Array): CompoundKind {
  const text = latin.decode(bytes)
  const has = (stream: string) => text.includes([...stream].join('\0'))
  if (has('EncryptedPackage') || has('EncryptionInfo') || has('DRMContent')) return 'password-protected'
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
