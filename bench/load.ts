/**
 * The real server under load: fifty uploads at once, then mixed traffic for `--minutes` (30). Wanted on 2 cores: every
 * upload read, other requests' p99 under 200 ms, less than 200 MB in the server process; memory and handles flat.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBurst } from './load/burst.ts'
import { describeMachine } from './load/machine.ts'
import { soak } from './load/soak.ts'
import { startServer } from './server.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, minutes: { type: 'string', default: '30' } },
})
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)]
const settings = { RATE_LIMIT_AI: '1000000', AI_DAILY_CALLS: '10000000' }

console.log(describeMachine())
if (rounds > 0) {
  const server = await startServer('.', settings)
  if (!(await measureBurst(server, rounds))) process.exitCode = 1
  server.stop()
}
if (minutes > 0) {
  const temporary = mkdtempSync(join(tmpdir(), 'soak-'))
  // A scanner that lets everything through, so that its files come and go as well.
  const server = await startServer('.', { ...settings, TMPDIR: temporary, SCAN_COMMAND: 'true' })
  if (!(await soak(server, minutes, temporary))) process.exitCode = 1
  server.stop()
}
