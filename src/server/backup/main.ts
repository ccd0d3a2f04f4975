/** `npm run backup -- <file>`, `npm run restore -- <file>`. */
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadSettings } from '#base/load-settings.node.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { writeBackup } from '#store/backup/write-backup.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { texts } from '#texts/server/backup.ts'
import { texts as shared } from '#texts/settings.ts'
import { readConfig } from '../config.ts'
import { describeDatabaseProblem } from '../describe-database-problem.ts'

const outcome = await run(process.argv.slice(2)).catch((error: Error) => refuse(texts.failed(error.message)))
if (outcome.ok) console.log(outcome.value)
else console.error(outcome.refusal)
process.exitCode = outcome.ok ? 0 : 1

async function run([command, name]: readonly string[]): Promise<Result<string, string>> {
  if ((command !== 'backup' && command !== 'restore') || name === undefined) return refuse(texts.usage)
  const settings = loadSettings()
  if (!settings.ok) return refuse(shared.envFile(settings.refusal.reason))
  const config = readConfig(settings.value)
  if (!config.ok) return config

  const at = new Date().toISOString()
  const { dataDirectory, databaseUrl } = config.value
  if (command === 'restore' && !existsSync(dataDirectory)) mkdirSync(dataDirectory)
  const opened = await openDatabase({
    dataDirectory,
    databaseUrl,
    at,
    onStep: () => undefined,
    onTrouble: (reason) => console.error(reason),
  })
  if (!opened.ok) return refuse(describeDatabaseProblem(opened.refusal))
  const options = { database: opened.value, dataDirectory, file: resolve(name), at }
  try {
    return command === 'backup' ? await back(options) : await bringBack(options)
  } finally {
    await opened.value.close()
  }
}

type Options = Parameters<typeof writeBackup>[0]

async function back(options: Options): Promise<Result<string, string>> {
  const written = await writeBackup(options)
  return written.ok ? accept(texts.written(options.file)) : refuse(texts.fileThere(options.file))
}

async function bringBack(options: Options): Promise<Result<string, string>> {
  const restored = await restoreBackup(options)
  if (restored.ok) return accept(texts.restored(restored.value.pages, restored.value.replaced))
  const { refusal } = restored
  if (refusal.kind === 'newer-database') return refuse(describeDatabaseProblem(refusal))
  return refuse(refusal.kind === 'no-file' ? texts.noFile(refusal.file) : texts.noBackup(refusal.file))
}
