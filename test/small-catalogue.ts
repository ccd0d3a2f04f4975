/** Catalogues of a test's own, in the folder for temporary files: to break, and to add components to. */
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const small = 'test/small-catalogue'

/** Components that no library has, of codes of any kind. */
export const newCodes = readdirSync(small, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Those alone, with the library's page round them. */
export function copySmallCatalogue(): string {
  const directory = makeDirectory()
  cpSync(small, directory, { recursive: true })
  cpSync('catalogue/page', join(directory, 'page'), { recursive: true })
  return directory
}

/** The library, and those besides. */
export function copyLibraryWithNew(): string {
  const directory = makeDirectory()
  cpSync('catalogue', directory, { recursive: true })
  for (const code of newCodes) cpSync(join(small, code), join(directory, code), { recursive: true })
  return directory
}

function makeDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'catalogue-'))
}
