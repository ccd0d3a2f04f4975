import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A scanner that lets the first document through and holds back all others, until it lets go, for a minute at most. */
export async function holdScans() {
  const directory = await mkdtemp(join(tmpdir(), 'held-scans-'))
  const script = join(directory, 'scan.sh')
  const held = 'n=0; while [ -e held ] && [ $n -lt 600 ]; do n=$((n + 1)); sleep 0.1; done'
  await writeFile(script, `cd ${directory} && { mkdir first 2>/dev/null || { ${held}; }; }`)

  async function hold() {
    await rm(join(directory, 'first'), { recursive: true, force: true })
    await writeFile(join(directory, 'held'), '')
  }

  const letGo = () => rm(join(directory, 'held'), { force: true })

  await hold()
  return { settings: { SCAN_COMMAND: `sh ${script}` }, hold, letGo }
}
