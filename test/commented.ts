/** Documents into which the tool puts its comments, for tests. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { listRemarks } from '#texts/word/remarks.ts'
import { listWordRemarks } from '#texts/word-warnings.ts'
import { addComments } from '#word/comments/add-comments.ts'
import type { Remark } from '#word/comments/remark.ts'
import { nodePacker as packer } from '#word/package/packer.node.ts'
import type { ArchivePatch } from '#word/package/replace-parts.ts'
import { nodeUnpacker as unpacker } from '#word/package/unpacker.node.ts'
import { readPlacedSpec } from '#word/read.ts'
import { catalogue } from './edited-spec.ts'

/** With all that is wrong with it said in it. */
export function commented(bytes: Uint8Array): Uint8Array {
  const read = readPlacedSpec(bytes, { catalogue, unpacker })
  if (!read.ok) throw new Error(read.refusal.problem)
  const { problems, places } = read.value
  return withRemarks(bytes, [
    ...listRemarks(problems, places),
    ...listWordRemarks(read.value, { manifest: catalogue, places, today: '2026-11-21' }),
  ])
}

export function withRemarks(bytes: Uint8Array, remarks: readonly Remark[]): Uint8Array {
  const added = addComments(bytes, remarks, { unpacker, packer })
  if (!added.ok) throw new Error(added.refusal.problem)
  return applyPatch(bytes, added.value.patch)
}

export function applyPatch(bytes: Uint8Array, patch: ArchivePatch): Uint8Array {
  return Buffer.concat(
    patch.map((piece) =>
      'from' in piece && !(piece instanceof Uint8Array)
        ? bytes.subarray(piece.from, piece.to)
        : (piece as Uint8Array),
    ),
  )
}

/** The same document after somebody was at the text of a part. */
export function edited(bytes: Uint8Array, part: string, edit: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes)
  return zipSync({ ...parts, [part]: strToU8(edit(partOf(bytes, part))) })
}

export function partOf(bytes: Uint8Array, part: string): string {
  return strFromU8(unzipSync(bytes)[part] ?? new Uint8Array())
}

/** Each comment of a document: its words, and those of the paragraph that it is at. */
export function commentsOf(bytes: Uint8Array): { at: string; words: string[] }[] {
  const main = partOf(bytes, 'word/document.xml')
  return [
    ...partOf(bytes, 'word/comments.xml').matchAll(/<w:comment [^>]*?w:id="(\d+)".*?<\/w:comment>/gs),
  ].map(([comment, id]) => {
    const reference = main.indexOf(`<w:commentReference w:id="${id}"/>`)
    const from = main.lastIndexOf('<w:p>', reference)
    const words = [...comment.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([each]) => textOf(each))
    return { at: textOf(main.slice(Math.max(from, main.lastIndexOf('<w:p ', reference)), reference)), words }
  })
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text = '']) => text.replaceAll('&quot;', '"'))
    .join('')
}
