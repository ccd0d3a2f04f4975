import { buildWebWhenChanged } from './web-build.ts'

if (buildWebWhenChanged()) await import('../src/server/main.ts')
else process.exitCode = 1
