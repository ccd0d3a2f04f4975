import { buildWebWhenChanged } from './web-build.ts'

if (!buildWebWhenChanged()) process.exitCode = 1
