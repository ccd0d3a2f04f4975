import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { loadSettings } from '#base/load-settings.node.ts'
import { loadStartPages } from '#catalogue/load-start-pages.node.ts'
import { createParsing } from '#conversion/parsing.ts'
import { createScan } from '#conversion/scanning/scan.ts'
import { scanFirst } from '#conversion/scanning/scan-first.ts'
import { loadComponents } from '#html/load-components.node.ts'
import { createDiskStore } from '#pictures/keeping/disk-store.ts'
import { createS3Store } from '#pictures/keeping/s3-store.ts'
import { createPictureMaker } from '#pictures/making/picture-maker.ts'
import { createPictures } from '#pictures/pictures.ts'
import { createTeamRecords } from '#pictures/team-records.ts'
import { accountFilePath } from '#store/accounts/account-file.ts'
import { createAccountList } from '#store/accounts/account-list.ts'
import { expireFirstPasswords, firstPasswordsPath } from '#store/accounts/first-passwords.ts'
import { loadAccounts } from '#store/accounts/load-accounts.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { readSecret } from '#store/records/read-secret.ts'
import { tidy } from '#store/tidy.ts'
import { texts } from '#texts/server/settings.ts'
import { texts as shared } from '#texts/settings.ts'
import { createApp } from './app.ts'
import { createSorter, createWriter } from './calls/create-writer.ts'
import { openWriting } from './calls/open-writing.ts'
import { readWriterSettings, type WriterSettings } from './calls/settings.ts'
import { type Config, readConfig } from './config.ts'
import { createCounting } from './counts/counting.ts'
import { CountsAway } from './counts/day-counts.ts'
import { describeDatabaseProblem } from './describe-database-problem.ts'
import { createMetrics } from './metrics/metrics.ts'
import { watchCounting } from './metrics/watch-counting.ts'

const { config, writerSettings } = configure()
const loaded = loadComponents(config.catalogueDirectory)
if (!loaded.ok) stop(shared.noCatalogue(loaded.refusal))
const catalogue = loaded.value
const start = loadStartPages(catalogue)
for (const folder of [...catalogue.broken, ...start.broken]) console.error(shared.folderLeftOut(folder))
const loadedAccounts = await loadAccounts(config.dataDirectory, config.usernames).catch((error: Error) =>
  stop(texts.noAccounts(error.message)),
)
if (!loadedAccounts.ok) stop(loadedAccounts.refusal)
const { created } = loadedAccounts.value
const children = createParsing({
  catalogue,
  workers: config.parseWorkers,
  onTrouble: (reason) => app.log.warn({ reason }, 'a child process that reads documents had trouble'),
})
const scan = config.scanCommand
  ? createScan({ command: config.scanCommand, onTrouble: (reason) => app.log.error(reason) })
  : undefined
const parsing = scan ? scanFirst(children, scan) : children
const counting = await createCounting({
  redisUrl: config.redisUrl,
  onLost: (reason) => app.log.error(reason),
  onFound: (reason) => app.log.warn(reason),
})
const metrics = createMetrics(parsing)
watchCounting(metrics.registry, counting)
const accounts = createAccountList({
  path: accountFilePath(config.dataDirectory),
  accounts: loadedAccounts.value.accounts,
  onTrouble: (reason) => app.log.error(reason),
})
const database = await openDatabase({
  ...config,
  at: new Date().toISOString(),
  onStep: (number, name) => console.log(texts.migrated(number, name)),
  onTrouble: (reason) => app.log.error(texts.databaseTrouble(reason)),
})
if (!database.ok) stop(describeDatabaseProblem(database.refusal))
const store = { database: database.value, mostBytes: config.teamStorageBytes }
const pictures = createPictures({
  maker: createPictureMaker({
    onTrouble: (reason) => app.log.warn({ reason }, 'the child process that makes pictures had trouble'),
  }),
  store: config.s3 ? createS3Store(config.s3) : createDiskStore(join(config.dataDirectory, 'images')),
  records: createTeamRecords(store, Date.now),
  key: Buffer.from(await readSecret(store, 'media'), 'hex'),
  now: Date.now,
  scan,
})
const writing = openWriting({
  settings: writerSettings,
  writer: await createWriter(writerSettings).catch((error: Error) => stop(texts.noWriter(error.message))),
  sorter: await createSorter(writerSettings),
  dataDirectory: config.dataDirectory,
  counting,
  now: Date.now,
  onCall: metrics.countCall,
  onTrouble: (reason) => app.log.error(reason),
})
const app = createApp(
  {
    config,
    catalogue,
    startPages: start.pages,
    parsing,
    accounts,
    writing,
    store,
    pictures,
    metrics,
    counting,
    webDirectory: join(applicationDirectory, 'dist/web'),
  },
  { logger: { level: config.logLevel } },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, shutDown)

const connected = await counting.connect()
if (!connected.ok) stop(connected.refusal)
await writing.dailyCap?.begin().catch((error: Error) => {
  // The day begins with the first call that is counted.
  if (error instanceof CountsAway) return
  stop(texts.noLedger(error.message))
})

await app.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
  await parsing.close()
  stop(describeListenError(error, config))
})
tidyUp()
setInterval(tidyUp, 3_600_000).unref()
tellFirstPasswords()
console.log(texts.ready(app.listeningOrigin))

/** What is kept for a while alone goes. */
function tidyUp() {
  tidy(store, new Date().toISOString()).catch((error: Error) => app.log.error(texts.untidied(error.message)))
}

/** Passwords go to a terminal and never to a log. */
function tellFirstPasswords() {
  const path = firstPasswordsPath(config.dataDirectory)
  expireFirstPasswords(path, Date.now())
  if (!existsSync(path)) return
  if (created.length > 0) console.log(texts.firstPasswords(path))
  else console.log(texts.firstPasswordsStill(path))
  if (!process.stdout.isTTY) return
  for (const { user, password } of created) console.log(`  ${user}  ${password}`)
}

/** Lets requests that are under way finish, for half a minute at most, then ends the children. New ones get 503. */
async function shutDown() {
  setTimeout(() => process.exit(1), 30_000).unref()
  await app.close()
  counting.close()
  await pictures.close()
  await parsing.close()
  await store.database.close()
}

function configure(): { config: Config; writerSettings: WriterSettings } {
  const settings = loadSettings()
  if (!settings.ok) stop(shared.envFile(settings.refusal.reason))
  const read = readConfig(settings.value)
  if (!read.ok) stop(read.refusal)
  const writerSettings = readWriterSettings(settings.value)
  if (!writerSettings.ok) stop(writerSettings.refusal)
  try {
    makeDirectory(read.value.dataDirectory)
  } catch (error) {
    stop(texts.noDirectory(read.value.dataDirectory, (error as NodeJS.ErrnoException).code))
  }
  return { config: read.value, writerSettings: writerSettings.value }
}

/** With what it stands in. Not by `recursive`, which never ends in /proc. */
function makeDirectory(path: string) {
  if (isDirectory(path)) return
  if (!existsSync(dirname(path))) makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another server may have made it in the meantime.
    if (!isDirectory(path)) throw error
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function describeListenError({ code, message }: NodeJS.ErrnoException, { port, host }: Config): string {
  if (code === 'EADDRINUSE') return texts.portInUse(port, host)
  if (code === 'EACCES') return texts.portForbidden(port)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return texts.noHost(host)
  return texts.cannotListen(host, port, message)
}

function stop(reason: string): never {
  console.error(reason.replaceAll(/\s*\n\s*/g, ' '))
  process.exit(1)
}
