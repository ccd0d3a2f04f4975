import { createApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
if (!config.ok) stop(config.refusal)

const { port, host } = config.value
const app = createApp()
await app.listen({ port, host })
console.log(`Webpage Builder is ready: http://${host}:${port}`)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
