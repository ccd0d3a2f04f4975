import { loadSettings } from '#base/load-settings.node.ts'
import { createParsing } from '#conversion/parsing.ts'
import { run } from './run.ts'
import { createTerminal } from './terminal.ts'

// Ends the children too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const terminal = createTerminal(process.stdout, process.stderr)
process.exitCode = await run(process.argv.slice(2), { terminal, loadSettings, createParsing })
