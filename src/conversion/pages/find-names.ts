import { membersOf, readValue, type Span } from './json-outline.ts'

/** What people know a parse result by, whatever is wrong with it. */
export function findNames(result: Uint8Array): { filename: string; pageName: string; fileName: string } {
  const members = outlineOf(result, 0)
  const metadata = members.get('metadata')
  const named = metadata && outlineOf(result, metadata.start)
  return {
    filename: readName(result, members.get('filename')),
    pageName: readName(result, named?.get('pageName')),
    fileName: readName(result, named?.get('fileName')),
  }
}

/** As far as it is an object. */
function outlineOf(json: Uint8Array, start: number): Map<unknown, Span> {
  const outline = new Map<unknown, Span>()
  try {
    for (const { name, value } of membersOf(json, start)) outline.set(name, value)
  } catch {
    // What stands behind the damage is not known.
  }
  return outline
}

/** What is longer is no name that people would know. */
function readName(json: Uint8Array, span: Span | undefined): string {
  if (!span || span.end - span.start > longestName) return ''
  try {
    const value = readValue(json, span)
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

const longestName = 4000
