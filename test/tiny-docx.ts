import { strToU8, type Zippable, zipSync } from 'fflate'

/** A Word file of a few lines, for tests. Parts given here replace or join the usual ones. */
export function tinyDocx(body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array {
  return zip({ ...usualParts, 'word/document.xml': documentXml(body), ...parts })
}

export function zip(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Zippable = {}
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : part
  return zipSync(files, { level: 6 })
}

export function documentXml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`
}

export function relationshipsXml(relationships: [id: string, type: string, target: string, mode?: string][]) {
  const rows = relationships.map(
    ([id, type, target, mode]) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`
}

export function contentTypesXml(mainPart: string, type: string): string {
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="${type}"/></Types>`
}

export const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

const usualParts = {
  '[Content_Types].xml': contentTypesXml('word/document.xml', documentType),
  '_rels/.rels': relationshipsXml([['rId1', 'officeDocument', 'word/document.xml']]),
}
