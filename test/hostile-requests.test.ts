import { afterAll, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createDocument } from '../bench/documents.ts'
import { uploadOf } from '../scripts/fuzz/requests.ts'
import { serve } from '../scripts/fuzz/served-app.ts'
import { quickRequests } from '../scripts/hostile-requests.ts'

const { app, takeThrown } = serve(loadCatalogue('catalogue'))
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const { url, headers, body } = uploadOf(await createDocument(3, 1, 1))
afterAll(() => app.close())

/** `npm run test:hostile` sends these to a server with children, and slow ones as well. */
test.each(quickRequests)(
  '$name is answered as it should be, and the next document is read',
  async ({ send, answers }) => {
    expect(answers).toContain((await send(origin)).status)
    expect(takeThrown()).toEqual([])
    expect('polluted' in {}).toBe(false)

    expect((await app.inject({ method: 'POST', url, headers, payload: body })).json()).toMatchObject({
      success: true,
    })
  },
)
