import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const app = createApp(createFakeServices())

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'what is sent by %s to an address that there is not is not read',
  async (method) => {
    const parse = vi.spyOn(JSON, 'parse')
    const response = await app.inject({ method, url: '/api/nowhere', payload: { a: 1 } })
    expect(response.statusCode).toBe(404)
    expect(parse.mock.calls.map(([text]) => text)).not.toContain('{"a":1}')
    parse.mockRestore()
    expect(response.json()).toMatchObject({ error: 'There is nothing at this address.' })
  },
)
