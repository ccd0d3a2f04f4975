import { findNamespace } from '../xml/names.ts'
import type { XmlReader } from '../xml/tokens.ts'
import { prefixOf } from './edit-part.ts'

/** How elements and attributes of WordprocessingML are written at some place of a part. */
export type WordNames = {
  element: string
  attribute: string
  /** Has to stand in each element: attributes take no default namespace. */
  declaration: string
  uri: string
}

export const transitionalUri = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const strictUri = 'http://purl.oclc.org/ooxml/wordprocessingml/main'

/** Those that hold within the element of WordprocessingML that was opened last. */
export function namesIn(reader: XmlReader): WordNames {
  const element = prefixOf(reader.openElements[reader.depth - 1]?.written ?? '')
  const uri = findNamespace(reader.scope, element.slice(0, -1)) ?? transitionalUri
  if (element !== '') return { element, attribute: element, declaration: '', uri }
  return { element, attribute: 'w:', declaration: ` xmlns:w="${uri}"`, uri }
}
