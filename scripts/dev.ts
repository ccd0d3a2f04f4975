/** The server in watch mode, and Vite before it with the screens: changes show at once. */
import { spawn } from 'node:child_process'

const commands = [
  ['--watch', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
]

const children = commands.map((command) => spawn(process.execPath, command, { stdio: 'inherit' }))

for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill()
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
