/** Prints the licence of everything that the product runs on. Ends with 1 when one is not on the list of allowed ones. */
import { countLicences, isAllowedDependency, listDependencies } from './production-licences.ts'

const dependencies = listDependencies()
for (const { name, version, licence } of dependencies) console.log(`${name}@${version}: ${licence}`)
console.log(`\n${countLicences(dependencies).join('\n')}`)

const refused = dependencies.filter((dependency) => !isAllowedDependency(dependency))
for (const { name, licence } of refused)
  console.error(`${name} comes under ${licence}, which is not allowed.`)
if (refused.length > 0) process.exitCode = 1
