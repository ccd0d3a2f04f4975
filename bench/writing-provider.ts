// A model server that answers at once, in a process of its own so that its CPU time is not taken for ours.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream/promises'

const values = {
  title: 'Cashback that follows you home',
  question: 'How do I apply for it?',
  answer: 'In the app, within a few minutes.',
}
const answer = JSON.stringify({
  id: '1',
  object: 'chat.completion',
  created: 0,
  model: 'none',
  choices: [
    { index: 0, message: { role: 'assistant', content: JSON.stringify(values) }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 1000, completion_tokens: 30, total_tokens: 1030 },
})

const server = createServer(async (request, response) => {
  await finished(request.resume())
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
