import type { UnreadEnvFile } from '#base/load-settings.node.ts'
import type { Result } from '#base/result.ts'
import type { Environment } from '#base/settings.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Parsing, ParsingOptions } from '#conversion/parsing.ts'
import { loadComponents } from '#html/load-components.node.ts'
import { texts } from '#texts/cli.ts'
import { help } from '#texts/cli-help.ts'
import { texts as shared } from '#texts/settings.ts'
import { runCheck } from './check.ts'
import { type Command, readCommand } from './command.ts'
import { type CommandLineConfig, readCommandLineConfig } from './config.ts'
import { runConvert } from './convert.ts'
import { describeError } from './describe-error.ts'
import { findDocuments } from './documents.ts'
import { runDraft } from './draft.ts'
import { runMemory, runTerms } from './exchange.ts'
import { checkOutput, runHtml } from './html.ts'
import { runPair } from './pair.ts'
import { runParse } from './parse.ts'
import { runSpec } from './spec.ts'
import type { Terminal } from './terminal.ts'
import { runVerify } from './verify.ts'

type Surroundings = {
  terminal: Terminal
  loadSettings: () => Result<Environment, UnreadEnvFile>
  createParsing: (options: ParsingOptions) => Parsing
}

/** Does what the words ask for. The exit code: 0 all went well, 1 it has been said what did not, 2 wrong use. */
export async function run(words: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { terminal, loadSettings } = surroundings
  const command = readCommand(words)
  if (!command.ok) return refuseUse(command.refusal, terminal)
  if (command.value.name === 'help') {
    terminal.say(help.split('\n'))
    return 0
  }
  const settings = loadSettings()
  if (!settings.ok) return refuseUse(shared.envFile(settings.refusal.reason), terminal)
  const config = readCommandLineConfig(settings.value)
  if (!config.ok) return refuseUse(config.refusal, terminal)
  return (await work(command.value, config.value, surroundings)) ? 0 : 1
}

type Work = Exclude<Command, { name: 'help' }>

/** True: all went well. Otherwise it has been said what did not. */
async function work(wanted: Work, config: CommandLineConfig, surroundings: Surroundings): Promise<boolean> {
  const { terminal } = surroundings
  try {
    switch (wanted.name) {
      case 'spec':
        await runSpec(wanted, loadCatalogue(config, terminal), terminal)
        return true
      case 'verify':
        return await runVerify(wanted, terminal)
      case 'parse':
        return await withParsing(
          config,
          Math.min(wanted.jobs, wanted.files.length),
          (parsing, { manifest }) => runParse(wanted, { parsing, manifest }, terminal),
          surroundings,
        )
      case 'check':
        return await withParsing(
          config,
          Math.min(wanted.jobs, wanted.files.length),
          (parsing, { manifest }) => runCheck(wanted, manifest, parsing, terminal),
          surroundings,
        )
      case 'memory':
        return await runMemory(wanted, terminal)
      case 'terms':
        return await runTerms(wanted, terminal)
      case 'pair':
        return await withParsing(
          config,
          wanted.files.length,
          (parsing, catalogue) => runPair(wanted, catalogue, parsing, terminal),
          surroundings,
        )
      case 'draft':
        return await withParsing(config, 1, (parsing) => runDraft(wanted, parsing, terminal), surroundings)
      case 'convert':
        return await withParsing(
          config,
          1,
          (parsing, catalogue) => runConvert(wanted, catalogue, parsing, terminal),
          surroundings,
        )
      case 'html': {
        await checkOutput(wanted.output)
        const paths = await findDocuments(wanted.inputs)
        return await withParsing(
          config,
          Math.min(wanted.jobs, paths.length),
          (parsing, { manifest }) => runHtml(paths, { ...wanted, manifest }, parsing, terminal),
          surroundings,
        )
      }
    }
  } catch (error) {
    terminal.complain(describeError(error).split('\n'))
    return false
  }
}

async function withParsing(
  config: CommandLineConfig,
  workers: number,
  use: (parsing: Parsing, catalogue: LoadedCatalogue) => Promise<boolean>,
  { createParsing, terminal }: Surroundings,
): Promise<boolean> {
  const isDebugging = config.logLevel === 'debug' || config.logLevel === 'trace'
  const catalogue = loadCatalogue(config, terminal)
  const parsing = createParsing({
    catalogue,
    workers,
    onTrouble: (reason) => isDebugging && terminal.complain(reason.split('\n')),
  })
  try {
    return await use(parsing, catalogue)
  } finally {
    await parsing.close()
  }
}

function loadCatalogue({ catalogueDirectory }: CommandLineConfig, { complain }: Terminal): LoadedCatalogue {
  const loaded = loadComponents(catalogueDirectory)
  if (!loaded.ok) throw new Error(shared.noCatalogue(loaded.refusal))
  const { broken } = loaded.value
  if (broken.length > 0) complain(broken.map(shared.folderLeftOut))
  return loaded.value
}

function refuseUse(reason: string, { complain }: Terminal): 2 {
  complain([...reason.split('\n'), texts.seeHelp])
  return 2
}
