// What does a text cost beside the model's own time? A provider on this machine answers at once; whatever is over a bare
// fetch of it in the same run is ours. Wanted: at most 5 ms at the median for a field and for an item, by the writer alone
// and by the whole way of a request: HTTP to our server, checks, prompt, provider, values, ledger.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriter } from '#server/calls/create-writer.ts'
import { readWriterSettings } from '#server/calls/settings.ts'
import { briefOf, fieldTask, itemTask } from '#writing/fake-tasks.node.ts'
import { instructionsFor } from '#writing/prompt/instructions.ts'
import { fieldPrompt } from '#writing/prompt/task.ts'
import { cpuTime, median, printTable, quantile } from './measure.ts'
import { cpuTimeOf, startServer } from './server.ts'

const bar = 5
const [rounds, warmUps, callsARound] = [7, 2, 100]

const provider = spawn(process.execPath, ['bench/writing-provider.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [address] = await once(provider.stdout, 'data')
const providerUrl = String(address).trim()
const environment = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'none',
  AI_BASE_URL: providerUrl,
  RATE_LIMIT_AI: '1000000',
  AI_DAILY_CALLS: '10000000',
  AI_DAILY_TOKENS: '1000000000000',
}
const server = await startServer('.', environment)
const settings = readWriterSettings(environment)
if (!settings.ok) throw new Error(settings.refusal)
const writer = await createWriter(settings.value)
const { signal } = new AbortController()
const [field, item] = [fieldTask('HBR001', 'title'), itemTask('FAQ001')]
const request = { brief: briefOf(), instanceId: 'HBR-0001' }

type Contestant = { name: string; call: () => Promise<unknown>; process: 'this' | 'server' }
const contestants: readonly Contestant[] = [
  { name: 'bare fetch of the provider', call: bareFetch, process: 'this' },
  {
    name: 'writer alone, field',
    call: async () => expectOk(await writer.writeField(field, signal)),
    process: 'this',
  },
  {
    name: 'writer alone, item',
    call: async () => expectOk(await writer.writeItem(item, signal)),
    process: 'this',
  },
  {
    name: 'whole way, field',
    call: () => post('field', { ...request, component: 'HBR001', field: 'title' }),
    process: 'server',
  },
  {
    name: 'whole way, item',
    call: () =>
      post('item', {
        ...request,
        component: 'FAQ001',
        columns: ['question', 'answer'],
        itemIndex: 1,
        totalItems: 3,
      }),
    process: 'server',
  },
]

const measured = new Map(
  contestants.map(({ name }) => [name, { times: [] as number[], cpu: [] as number[] }]),
)
for (let round = 0; round < warmUps + rounds; round++) {
  for (const contestant of contestants) {
    const { times, cpu } = await runRound(contestant)
    if (round < warmUps) continue
    measured.get(contestant.name)?.times.push(...times)
    measured.get(contestant.name)?.cpu.push(cpu)
  }
}
provider.kill()
server.stop()

const timesOf = (name: string) => measured.get(name)?.times ?? []
const [floor, ...ours] = contestants.map(({ name }) => name)
const bare = median(timesOf(floor ?? ''))
const overheads = ours.map((name) => median(timesOf(name)) - bare)
printTable([
  ['', 'p50 ms', 'p95 ms', 'CPU ms', 'over bare fetch, p50', 'bar', ''],
  [...cellsOf(floor ?? ''), '', '', ''],
  ...ours.map((name, index) => {
    const over = overheads[index] ?? Number.NaN
    return [...cellsOf(name), over.toFixed(2), `≤ ${bar}`, over <= bar ? 'passed' : 'FAILED']
  }),
])
console.log(
  'CPU time is that of the process that does the work: for the whole way the server, without the caller.',
)
if (overheads.some((over) => !(over <= bar))) process.exitCode = 1

function cellsOf(name: string): string[] {
  const cpu = measured.get(name)?.cpu ?? []
  return [
    name,
    median(timesOf(name)).toFixed(2),
    quantile(timesOf(name), 0.95).toFixed(2),
    median(cpu).toFixed(2),
  ]
}

async function runRound({ call, process: where }: Contestant): Promise<{ times: number[]; cpu: number }> {
  const times: number[] = []
  const pid = server.process.pid ?? 0
  const before = cpuTimeOf(pid)
  const here = await cpuTime(async () => {
    for (let index = 0; index < callsARound; index++) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
    }
  })
  const cpu = where === 'this' ? here : cpuTimeOf(pid) - before
  return { times, cpu: cpu / callsARound }
}

/** What any client of the provider has to do: send the prompt, take the answer apart. */
async function bareFetch() {
  const messages = [
    { role: 'system', content: instructionsFor(field.brief) },
    { role: 'user', content: fieldPrompt(field) },
  ]
  const response = await fetch(`${providerUrl}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'none', messages }),
  })
  return JSON.parse((await response.json()).choices[0].message.content)
}

async function post(call: 'field' | 'item', body: object) {
  const response = await fetch(`${server.url}/api/ai/generate-${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

function expectOk(written: { ok: boolean }) {
  if (!written.ok) throw new Error('Nothing was written')
}
