import { expect, test } from 'vitest'
import { hiddenHostsIn, previewOf } from './preview-of.ts'

const page = (...urls: string[]) =>
  `<!doctype html>\n<html lang="en"><head><title>x</title></head><body>${urls.map((url) => `<img src="${url}" alt="">`).join('')}</body></html>`
const own = { domains: ['emiratesnbd.com'], asked: [] }

const sources = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) => decodeURIComponent(source))

test('the policy stands before all that the page says', () => {
  const policy = '<!doctype html><meta http-equiv="Content-Security-Policy" content="img-src data:'
  expect(previewOf(page(), own).startsWith(policy)).toBe(true)
  expect(previewOf('<script>x()</script>', own)).toMatch(/^<meta http-equiv="Content-Security-Policy"/)
})

test('in the place of a picture of another host stands where it comes from', () => {
  const [shown] = sources(previewOf(page('https://evil.example/a.jpg?x=1&amp;y=2'), own))
  expect(shown).toContain('Picture not shown, from')
  expect(shown).toContain('evil.example')
  expect(shown).not.toContain('x=1')
})

test('a picture of the site and one that cannot be loaded say so with their address', () => {
  const url = 'https://cdn.emiratesnbd.com/gone.jpg'
  const [site, gone] = sources(previewOf(page('/images/a.jpg', url), own, (each) => each === url))
  expect(site).toContain('Picture of the site itself')
  expect(site).toContain('/images/a.jpg')
  expect(gone).toContain('This picture cannot be loaded')
  expect(gone).toContain(url)
})

test('pictures of the bank, stand-ins and those that were asked for stay', () => {
  const urls = ['https://cdn.emiratesnbd.com/a.jpg', 'data:image/svg+xml,x', 'http://a.example:81/b.jpg']
  const asked = { ...own, asked: ['a.example:81'] }
  expect(sources(previewOf(page(...urls), asked))).toEqual(urls)
})

test('hosts that are not shown are told once each', () => {
  const html = page('https://a.example/1', 'https://a.example/2', 'https://emiratesnbd.com/3', '/4')
  expect(hiddenHostsIn(html, own)).toEqual(['a.example'])
  expect(hiddenHostsIn(html, { ...own, asked: ['a.example'] })).toEqual([])
})
