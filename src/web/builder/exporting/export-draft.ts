import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { type Choices, fileKindOf, fileNameIn, isWanted, type Tools } from '#formats/format.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { type ExportButton, formatsOf, type NamedFormat } from '#formats/formats.ts'
import type { HandedOver } from '#sign-off/digest-page.ts'
import type { SignOffRecord } from '#sign-off/record.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import type { PageKey } from '../../drafts/database.ts'
import { keepExport } from '../../drafts/kept-exports.ts'
import { isServerAway } from '../../loading/is-server-away.ts'
import { laterPart } from '../../loading/later-part.ts'
import { loadPicture } from '../../team-pictures/library.ts'
import { copyText } from '../../ui/copy-text.ts'
import { saveFile } from '../../ui/save-file.ts'

/** `instead`: the clipboard was refused, and it is a file. */
export type Outcome = 'done' | 'instead'

/**
 * Makes everything that a button stands for before any of it is handed over. Throws when something cannot be made. `key`: whose
 * page it is, where documents can come back to it.
 */
export async function exportDraft(
  button: ExportButton,
  draft: Draft,
  choices: Choices,
  key?: PageKey,
): Promise<Outcome> {
  if (!worked.has(button) && (await isServerAway())) throw new Error('The server is away')
  const made: Made[] = []
  const shared = toolsWith(choices, async (exportedAt) => {
    const { recordOf } = await loadRecordOf()
    return await recordOf(draft, pageIn(made, draft), exportedAt)
  })
  const tools: Tools = {
    ...shared,
    async loadFaceRecord(locale, file) {
      const { recordOf } = await loadRecordOf()
      return await recordOf(showFace(draft, locale), file, shared.exportedAt)
    },
    ...(key && { keepExport: (id, page) => void keepExport(key, shared.exportedAt, id, page) }),
  }
  for (const format of formatsOf(button).filter((each) => isWanted(each, choices))) {
    const page = formatPageFromDraft(format, draft)
    made.push({ format, kind: fileKindOf(format, page), content: await format.make(page, tools) })
  }
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

type Made = { format: NamedFormat; kind: { ending: string; mimeType: string }; content: string | Uint8Array }

/** The web page among what has been made. */
function pageIn(made: readonly Made[], { layout }: Draft): HandedOver {
  const page = made.find(({ format }) => format.id === 'html')
  if (!page) throw new Error('No page was made')
  const { kind, content } = page
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name: fileNameIn(kind, layout.pageName), bytes }
}

function toolsWith(choices: Choices, loadRecord: (exportedAt: string) => Promise<SignOffRecord>): Tools {
  const exportedAt = new Date().toISOString()
  let record: Promise<SignOffRecord> | undefined
  return {
    ...choices,
    exportedAt,
    loadRecord: () => {
      record ??= loadRecord(exportedAt)
      return record
    },
    loadManifest,
    loadPicture,
    async render(page) {
      const { renderForExport } = await loadRenderForExport()
      return await renderForExport(page)
    },
  }
}

const loadRecordOf = laterPart(() => import('./record-of.ts'))
const loadRenderForExport = laterPart(() => import('./render-for-export.ts'))
