import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** They ask for their notice, or, for files of their own that somebody changes, for these files (MPL-2.0). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
])

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

export type Dependency = { name: string; version: string; licence: string }

/** What is installed to run the product, on any system, as the lock file has it. */
export function listDependencies(): Dependency[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'none named' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
}

/**
 * The library of sharp, as it comes: a shared library that nobody here changed and that can be replaced by another build of
 * it, which is what the LGPL asks for (docs/decisions/0027-pictures-that-the-team-keeps.md).
 */
const sharedLibrary = /^@img\/sharp-/

/** Whether we may use it, for its licence or, with a reason, by its name. */
export function isAllowedDependency({ name, licence }: Dependency): boolean {
  return isAllowed(licence) || (sharedLibrary.test(name) && licence.includes('LGPL-3.0-or-later'))
}

/** Whether we may use what comes under it; of several to choose from one is enough. */
export function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => allowed.has(each))
}

/** How many dependencies come under each licence, the most first, as lines of a Markdown table. */
export function countLicences(dependencies: readonly Dependency[]): string[] {
  const counts = new Map<string, number>()
  for (const { licence } of dependencies) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [...counts]
    .sort(([left, some], [right, others]) => others - some || (left < right ? -1 : 1))
    .map(([licence, count]) => `| ${licence} | ${count} |`)
}
