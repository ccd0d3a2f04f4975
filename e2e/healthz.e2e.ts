import { expect, test } from '@playwright/test'

test('the server says that it is well', async ({ request }) => {
  const response = await request.get('/healthz')
  expect(response.status()).toBe(200)
})
