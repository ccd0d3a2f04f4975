import { join } from 'node:path'

/** Where this program is installed, with its packages and its catalogue. */
export const applicationDirectory = join(import.meta.dirname, '../..')
