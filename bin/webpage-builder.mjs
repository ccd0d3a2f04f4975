#!/usr/bin/env node
/** Starts the command line on the pinned Node, whatever Node this is. Plain JavaScript for that reason. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const pinned = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

if (!existsSync(join(root, 'node_modules')))
  run(process.execPath, [join(root, 'scripts/prepare.mjs')], { cwd: root })
const node = existsSync(pinned) ? pinned : process.execPath
run(node, [join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], {})

/** Ends with the status of the program unless that is 0. */
function run(program, words, options) {
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && program.endsWith('.cmd'),
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}
