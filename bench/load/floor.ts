/** The least that a server can be: one route, nothing else. What it takes under the same load is the machine's doing. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => ({ status: 'ok' }))
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('disconnect', () => process.exit())
process.send?.(app.listeningOrigin)
