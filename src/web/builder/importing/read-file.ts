import { type Result, refuse } from '#base/result.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { type Imported, type ImportRefusal, importLayout, importParseResult } from './read-import.ts'

export const maxFileSize = 10 * 1024 * 1024

export type FileRefusal =
  | ImportRefusal
  | { reason: 'other-kind' | 'empty' | 'too-large' | 'several' | 'gone' | 'no-library' | 'no-reader' }

/** Reads what was chosen or dropped. */
export async function readFiles(files: readonly File[]): Promise<Result<Imported, FileRefusal>> {
  const [file, ...others] = files
  if (others.length > 0) return refuse({ reason: 'several' })
  const kind = file && kindOf(file.name)
  if (!file || !kind) return refuse({ reason: 'other-kind' })
  if (file.size === 0) return refuse({ reason: 'empty' })
  if (file.size > maxFileSize) return refuse({ reason: 'too-large' })

  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return refuse({ reason: 'gone' })
  const at = new Date().toISOString()
  return kind === 'word'
    ? await readWord(new Uint8Array(bytes), file.name, at)
    : importLayout(new TextDecoder().decode(bytes), at)
}

async function readWord(
  bytes: Uint8Array,
  filename: string,
  at: string,
): Promise<Result<Imported, FileRefusal>> {
  const catalogue = await loadManifest().catch(() => undefined)
  if (!catalogue) return refuse({ reason: 'no-library' })
  const reader = await import('#word/read.ts').catch(() => undefined)
  if (!reader) return refuse({ reason: 'no-reader' })
  return importParseResult(reader.readSpec(bytes, { catalogue, filename }), at)
}

function kindOf(name: string): 'layout' | 'word' | undefined {
  if (/\.json$/i.test(name)) return 'layout'
  if (/\.docx$/i.test(name)) return 'word'
}
