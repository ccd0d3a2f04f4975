/**
 * Two replicas behind nginx that keep pages in one PostgreSQL and pictures in one store that speaks S3, and count
 * together in Redis: people work while one is killed and started again and the other is stopped and started again, limits
 * are tried over both, and Redis goes and comes back. Prints what happened as Markdown, and ends with 1 when something
 * was not as expected. Installs Debian's nginx, Redis and PostgreSQL where it may.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../test/store/start-postgres.ts'
import { installPrograms } from './install-programs.ts'
import { becomeBrowser } from './replicas/browser.ts'
import { checkCommands } from './replicas/check-commands.ts'
import { checkEdge } from './replicas/check-edge.ts'
import { checkLedger } from './replicas/check-ledger.ts'
import { checkLimits } from './replicas/check-limits.ts'
import { checkPictures } from './replicas/check-pictures.ts'
import { checkRedisAway } from './replicas/check-redis-away.ts'
import { checkSignIn } from './replicas/check-sign-in.ts'
import { checkTeam } from './replicas/check-team.ts'
import { checkWork } from './replicas/check-work.ts'
import { createFindings } from './replicas/findings.ts'
import { endAll } from './replicas/processes.ts'
import { printReport } from './replicas/report.ts'
import { signIn } from './replicas/sign-in.ts'
import { createTally } from './replicas/tally.ts'
import { createWorld, type World } from './replicas/world.ts'

const obstacle =
  installPrograms('nginx', 'redis-server') ?? (findPostgres() ? undefined : installPrograms('pg_ctlcluster'))
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exit(1)
}

let leaving: Promise<never> | undefined
const directory = mkdtempSync(join(tmpdir(), 'replicas-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))

const findings = createFindings()
const tally = createTally()
let world: World | undefined
try {
  world = await createWorld(directory)
  const token = await signIn(world.data, world.origin, 'digital')
  let caller = 0
  const from = () => `127.0.0.${10 + (caller++ % 60)}`
  becomeBrowser({ origin: world.origin, from, token: () => token })

  await checkCommands(world, findings)
  await checkSignIn(world, findings)
  await checkEdge(world, findings)
  await checkWork(world, { origin: world.origin, from }, { findings, tally })
  await checkTeam(world, { token, from }, findings)
  await checkPictures(world, { token, from }, findings)
  await checkLimits(world, findings)
  await checkRedisAway(world, findings)
  checkLedger(world, findings)
} catch (error) {
  // What was ended by Ctrl-C fails on its way out.
  if (leaving) await leaving
  findings.check('the run came to its end', String(error), '')
  console.error(error)
}
printReport(tally, findings)
await leave(findings.all().every(({ isMet }) => isMet) ? 0 : 1)

/** Nothing that was started stays, and nothing that was written. */
async function leave(code: number): Promise<never> {
  leaving ??= endAll().then(async () => {
    await world?.postgres.stop()
    rmSync(directory, { recursive: true, force: true })
    return process.exit(code)
  })
  return await leaving
}
