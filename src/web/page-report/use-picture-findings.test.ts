import { expect, test } from 'vitest'
import { judgePictures } from './use-picture-findings.ts'

const policy = { domains: ['bank.example'], asked: [] }
const place = { instanceId: 'KBS-0001', field: 'image_url', item: 0 }
const judge = (url: string, arrival?: 'loading' | 'loaded' | 'failed') => {
  const { findings, isLoading } = judgePictures([{ url, place }], policy, arrival ? { [url]: arrival } : {})
  return [findings.map(({ fault, severity }) => [fault.rule, severity]), isLoading]
}

test('nobody says that a picture is good before it has arrived', () => {
  expect(judge('https://bank.example/a.jpg')).toEqual([[], true])
  expect(judge('https://bank.example/a.jpg', 'loading')).toEqual([[], true])
  expect(judge('https://bank.example/a.jpg', 'loaded')).toEqual([[], false])
})

test('a picture that does not arrive is an error; what is not fetched is worth a look', () => {
  expect(judge('https://bank.example/a.jpg', 'failed')).toEqual([[['picture-not-loaded', 'error']], false])
  expect(judge('https://other.example/a.jpg')).toEqual([[['picture-not-shown', 'warning']], false])
  expect(judge('/images/a.jpg')).toEqual([[['picture-on-site', 'warning']], false])
})
