import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { loadCheckedCatalogue } from '#html/load-checked.node.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createParsing, type Parsing } from '#server/parsing/parsing.ts'
import { type Command, readCommand } from './command.ts'
import { findDocuments } from './documents.ts'
import { help } from './help.ts'
import { runHtml } from './html.ts'
import { runParse } from './parse.ts'
import { runSpec } from './spec.ts'

// Ends the children too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const command = readCommand(process.argv.slice(2))
const config = readConfig(process.env)

if (!command.ok) refuseUse(command.refusal)
else if (!config.ok) refuseUse(config.refusal)
else process.exitCode = (await run(command.value, config.value)) ? 0 : 1

/** True: all went well. Otherwise it has been said what did not. */
async function run(wanted: Command, config: Config): Promise<boolean> {
  try {
    switch (wanted.name) {
      case 'help':
        console.log(help)
        return true
      case 'spec':
        await runSpec(wanted, loadWhole(config))
        return true
      case 'parse':
        return await withParsing(config, Math.min(wanted.jobs, wanted.files.length), (parsing) =>
          runParse(wanted, parsing),
        )
      case 'html': {
        const paths = await findDocuments(wanted.inputs)
        return await withParsing(config, Math.min(wanted.jobs, paths.length), (parsing) =>
          runHtml(paths, wanted.output, parsing),
        )
      }
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function withParsing(
  config: Config,
  workers: number,
  work: (parsing: Parsing) => Promise<boolean>,
): Promise<boolean> {
  const isDebugging = config.logLevel === 'debug' || config.logLevel === 'trace'
  const parsing = createParsing({
    catalogue: loadWhole(config),
    workers,
    onTrouble: (reason) => isDebugging && console.error(reason),
  })
  try {
    return await work(parsing)
  } finally {
    await parsing.close()
  }
}

function loadWhole({ catalogueDirectory }: Config): LoadedCatalogue {
  const catalogue = loadCheckedCatalogue(catalogueDirectory)
  for (const { folder, file, reason } of catalogue.broken) {
    console.error(`Catalogue: ${folder}/${file} does not hold and is left out: ${reason}`)
  }
  return catalogue
}

function refuseUse(reason: string) {
  console.error(`${reason}\nSee webpage-builder --help.`)
  process.exitCode = 2
}
