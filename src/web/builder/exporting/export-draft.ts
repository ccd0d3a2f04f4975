import type { Draft } from '#content/draft/draft.ts'
import { type Choices, fileKindOf, fileNameIn, type Tools } from '#formats/format.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { type ExportButton, formatsOf } from '#formats/formats.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { isServerAway } from '../../loading/is-server-away.ts'
import { laterPart } from '../../loading/later-part.ts'
import { loadPicture } from '../../team-pictures/library.ts'
import { copyText } from '../../ui/copy-text.ts'
import { saveFile } from '../../ui/save-file.ts'

/** `instead`: the clipboard was refused, and it is a file. */
export type Outcome = 'done' | 'instead'

/** Makes everything that a button stands for before any of it is handed over. Throws when something cannot be made. */
export async function exportDraft(button: ExportButton, draft: Draft, choices: Choices): Promise<Outcome> {
  if (!worked.has(button) && (await isServerAway())) throw new Error('The server is away')
  const tools = toolsWith(choices)
  const made = await Promise.all(
    formatsOf(button).map(async (format) => {
      const page = formatPageFromDraft(format, draft)
      return { format, kind: fileKindOf(format, page), content: await format.make(page, tools) }
    }),
  )
  worked.add(button)
  let outcome: Outcome = 'done'
  for (const { format, kind, content } of made) {
    if (format.goesTo === 'clipboard') {
      if (typeof content === 'string' && (await copyText(content))) continue
      outcome = 'instead'
    }
    const part = typeof content === 'string' ? content : new Uint8Array(content)
    saveFile(new Blob([part], { type: kind.mimeType }), fileNameIn(kind, draft.layout.pageName))
  }
  return outcome
}

/**
 * Those that have what they are made with. Browsers remember that a script did not come, and never ask for it again, so
 * the first time it is only asked for when the server is there.
 */
const worked = new Set<ExportButton>()

function toolsWith(choices: Choices): Tools {
  return {
    ...choices,
    exportedAt: new Date().toISOString(),
    loadManifest,
    loadPicture,
    async render(page) {
      const { renderForExport } = await loadRenderForExport()
      return await renderForExport(page)
    },
  }
}

const loadRenderForExport = laterPart(() => import('./render-for-export.ts'))
