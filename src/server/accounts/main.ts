/** `npm run accounts -- list | rotate <user>`. */
import { readDataDirectory } from '../config.ts'
import { loadSettings } from '../load-settings.ts'
import { runAccountsCommand } from './command.ts'

const outcome = await run()
if (outcome.ok) console.log(outcome.value)
else console.error(outcome.refusal)
process.exitCode = outcome.ok ? 0 : 1

async function run() {
  const settings = loadSettings()
  if (!settings.ok) return settings
  const directory = readDataDirectory(settings.value)
  if (!directory.ok) return directory
  return runAccountsCommand(process.argv.slice(2), directory.value)
}
