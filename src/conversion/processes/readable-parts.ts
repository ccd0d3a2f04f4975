import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { applicationDirectory } from '#base/application-directory.node.ts'

/** What every child may read: the program and its packages; not the settings or data that lie beside them. */
export function readableParts(): string[] {
  const packages = join(applicationDirectory, 'node_modules')
  return [
    join(applicationDirectory, 'package.json'),
    join(applicationDirectory, 'src', '*'),
    join(packages, '*'),
    ...(existsSync(packages) ? [join(realpathSync(packages), '*')] : []),
  ]
}
