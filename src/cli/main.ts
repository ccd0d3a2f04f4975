import { loadSettings } from '#base/load-settings.node.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { createParsing, type Parsing } from '#conversion/parsing.ts'
import { loadComponents } from '#html/load-components.node.ts'
import { texts } from '#texts/cli.ts'
import { help } from '#texts/cli-help.ts'
import { type Command, readCommand } from './command.ts'
import { type CommandLineConfig, readCommandLineConfig } from './config.ts'
import { runConvert } from './convert.ts'
import { describeError } from './describe-error.ts'
import { findDocuments } from './documents.ts'
import { checkOutput, runHtml } from './html.ts'
import { runParse } from './parse.ts'
import { complain } from './print.ts'
import { runSpec } from './spec.ts'

// Ends the children too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const command = readCommand(process.argv.slice(2))
if (!command.ok) refuseUse(command.refusal)
else if (command.value.name === 'help') console.log(help)
else await start(command.value)

async function start(wanted: Work) {
  const settings = loadSettings()
  const config = settings.ok ? readCommandLineConfig(settings.value) : settings
  if (!config.ok) return refuseUse(config.refusal)
  process.exitCode = (await run(wanted, config.value)) ? 0 : 1
}

type Work = Exclude<Command, { name: 'help' }>

/** True: all went well. Otherwise it has been said what did not. */
async function run(wanted: Work, config: CommandLineConfig): Promise<boolean> {
  try {
    switch (wanted.name) {
      case 'spec':
        await runSpec(wanted, loadCatalogue(config))
        return true
      case 'parse':
        return await withParsing(config, Math.min(wanted.jobs, wanted.files.length), (parsing) =>
          runParse(wanted, parsing),
        )
      case 'convert':
        return await withParsing(config, 1, (parsing, catalogue) => runConvert(wanted, catalogue, parsing))
      case 'html': {
        await checkOutput(wanted.output)
        const paths = await findDocuments(wanted.inputs)
        return await withParsing(config, Math.min(wanted.jobs, paths.length), (parsing) =>
          runHtml(paths, wanted, parsing),
        )
      }
    }
  } catch (error) {
    complain(describeError(error).split('\n'))
    return false
  }
}

async function withParsing(
  config: CommandLineConfig,
  workers: number,
  work: (parsing: Parsing, catalogue: LoadedCatalogue) => Promise<boolean>,
): Promise<boolean> {
  const isDebugging = config.logLevel === 'debug' || config.logLevel === 'trace'
  const catalogue = loadCatalogue(config)
  const parsing = createParsing({
    catalogue,
    workers,
    onTrouble: (reason) => isDebugging && complain(reason.split('\n')),
  })
  try {
    return await work(parsing, catalogue)
  } finally {
    await parsing.close()
  }
}

function loadCatalogue({ catalogueDirectory }: CommandLineConfig): LoadedCatalogue {
  const loaded = loadComponents(catalogueDirectory)
  if (!loaded.ok) throw new Error(loaded.refusal)
  return loaded.value
}

function refuseUse(reason: string) {
  complain([...reason.split('\n'), texts.seeHelp])
  process.exitCode = 2
}
