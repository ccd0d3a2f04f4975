import type { Draft } from '#content/draft/draft.ts'
import { writeSpec } from '#word/write.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { saveFile } from '../../ui/save-file.ts'
import { createLayoutFile, describeSpec, fileNamesOf } from './create-files.ts'

/** The layout and the Word document: both are made before either is saved. */
export async function saveFiles(draft: Draft, protect: boolean): Promise<void> {
  const manifest = await loadManifest()
  const exportedAt = new Date().toISOString()
  const document = await writeSpec(describeSpec(draft, { manifest, exportedAt, protect }))
  const names = fileNamesOf(draft.layout.pageName)
  saveFile(new Blob([createLayoutFile(draft)], { type: 'application/json' }), names.layout)
  saveFile(new Blob([new Uint8Array(document)], { type: wordType }), names.word)
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
