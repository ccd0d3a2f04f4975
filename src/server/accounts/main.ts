/** `npm run accounts -- list | rotate <user>`. */

import { loadSettings } from '#base/load-settings.node.ts'
import { refuse } from '#base/result.ts'
import { runAccountsCommand } from '#store/accounts/command.ts'
import { texts } from '#texts/settings.ts'
import { readDataDirectory } from '../config.ts'

const outcome = await run()
if (outcome.ok) console.log(outcome.value)
else console.error(outcome.refusal)
process.exitCode = outcome.ok ? 0 : 1

async function run() {
  const settings = loadSettings()
  if (!settings.ok) return refuse(texts.envFile(settings.refusal.reason))
  const directory = readDataDirectory(settings.value)
  if (!directory.ok) return directory
  return runAccountsCommand(process.argv.slice(2), directory.value)
}
