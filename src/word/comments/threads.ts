import { readToken, type XmlReader } from '../xml/tokens.ts'
import { enterChild, skipElement } from '../xml/xml.ts'
import { attributesOf } from './attributes.ts'

/** What stands about a comment outside of it, by the `paraId` of its last paragraph ([MS-DOCX] 2.5.4.2). */
export type Thread = { parent: string | undefined; isDone: boolean }

export function readThreads(reader: XmlReader): Map<string, Thread> {
  const threads = new Map<string, Thread>()
  enterChild(reader)
  while (enterChild(reader)) {
    const { paraId, paraIdParent, done = '' } = attributesOf(reader)
    if (paraId)
      threads.set(paraId.toUpperCase(), {
        parent: paraIdParent?.toUpperCase(),
        isDone: /^(?:1|true|on)$/.test(done),
      })
    skipElement(reader)
  }
  return threads
}

/** The `paraId` of each comment's last paragraph, by the comment's id. */
export function readParagraphIds(reader: XmlReader): Map<string, string> {
  const ids = new Map<string, string>()
  enterChild(reader)
  while (enterChild(reader)) {
    const { id = '' } = attributesOf(reader)
    const outside = reader.depth - 1
    while (reader.depth > outside) {
      const token = readToken(reader)
      if (token === 'end') break
      const paraId = token === 'open' && reader.name === 'w:p' ? attributesOf(reader).paraId : undefined
      if (paraId) ids.set(id, paraId.toUpperCase())
    }
  }
  return ids
}
