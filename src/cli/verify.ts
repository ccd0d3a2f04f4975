import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { parseJson } from '#base/parse-json.ts'
import { sha256Hex } from '#base/sha256-hex.ts'
import { digestPage } from '#sign-off/digest-page.ts'
import { recordSchema, type SignOffRecord } from '#sign-off/record.ts'
import { findMismatches, type Mismatch } from '#sign-off/verify-record.ts'
import { texts } from '#texts/cli.ts'
import type { Terminal } from './terminal.ts'

/** True: the page is the one of the record, and so are the pictures beside it. */
export async function runVerify(
  { page, record: recordFile }: { page: string; record: string },
  { say, complain }: Terminal,
): Promise<boolean> {
  const record = recordSchema.safeParse(parseJson(await readFile(recordFile, 'utf8'))).data
  if (!record) throw new Error(texts.noRecord(recordFile))
  const bytes = await readFile(page)
  const digests = readDigests(bytes, record.file.name)
  if (!digests) throw new Error(texts.noPage(page))
  const isAlone = digests.pictures.length === 0
  const pictures = isAlone ? await digestBeside(page, record) : digests.pictures
  const mismatches = findMismatches(record, { ...digests, pictures })
  if (mismatches.length === 0) {
    say([texts.belongs(page, recordFile)])
    return true
  }
  complain([texts.belongsNot(page, recordFile), ...mismatches.map(describeMismatch)])
  return false
}

/** A ZIP that cannot be read holds no page. */
function readDigests(bytes: Uint8Array, name: string): ReturnType<typeof digestPage> {
  try {
    return digestPage({ bytes }, name)
  } catch {
    return undefined
  }
}

/** Those pictures of the record that lie where the page looks for them. None is looked for above its folder. */
async function digestBeside(
  page: string,
  { file }: SignOffRecord,
): Promise<SignOffRecord['file']['pictures']> {
  const folder = dirname(page)
  const here = file.pictures.filter(
    ({ path }) => !normalize(path).startsWith('..') && existsSync(join(folder, path)),
  )
  return await Promise.all(
    here.map(async ({ path }) => ({ path, sha256: sha256Hex(await readFile(join(folder, path))) })),
  )
}

function describeMismatch(mismatch: Mismatch): string {
  if (mismatch.kind === 'page') return texts.mismatch.page
  return texts.mismatch[mismatch.why](mismatch.path)
}
