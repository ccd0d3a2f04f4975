import { expect, test } from 'vitest'
import { isolateLatin } from './isolate-latin.ts'

test('a Latin name within Arabic stands by itself, and the text stays one piece', () => {
  expect(isolateLatin('<p>بطاقة Visa Infinite الجديدة</p>')).toBe(
    '<p><span>بطاقة <bdi>Visa Infinite</bdi> الجديدة</span></p>',
  )
})

test('a text that is a Latin name alone needs no piece around it', () => {
  expect(isolateLatin('<b> Emirates NBD </b>')).toBe('<b> <bdi>Emirates NBD</bdi> </b>')
})

test('telephone numbers keep the order of their groups, sums and ranges are left to the text', () => {
  expect(isolateLatin('اتصل على +971 4 316 0316')).toContain('<bdi>+971 4 316 0316</bdi>')
  expect(isolateLatin('اتصل على 600 54 0000')).toContain('<bdi>600 54 0000</bdi>')
  for (const text of ['من 5,000 إلى 10,000 درهم', '1.99% شهرياً', '+1,200 متجر', '5,000-10,000'])
    expect(isolateLatin(text)).toBe(text)
})

test('telephone numbers of two groups, and web addresses, are one run', () => {
  expect(isolateLatin('اتصل على 800 4774')).toContain('<bdi>800 4774</bdi>')
  expect(isolateLatin('اتصل على 04 3160316.')).toContain('<bdi>04 3160316</bdi>')
  const address = 'https://www.bank.example/a?b=c&amp;d=e'
  expect(isolateLatin(`انظر ${address}.`)).toBe(`<span>انظر <bdi>${address}</bdi>.</span>`)
  expect(isolateLatin('انظر &quot;https://x.example&quot;')).toContain('<bdi>https://x.example</bdi>&quot;')
})

test('figures that belong to a Latin word stay with it', () => {
  expect(isolateLatin('وفّر AED 5,000 اليوم')).toContain('<bdi>AED 5,000</bdi>')
  expect(isolateLatin('وفّر 5,000 AED اليوم')).toContain('<bdi>5,000 AED</bdi>')
})

test('characters that are escaped stay whole', () => {
  expect(isolateLatin('&quot;نعم&quot; &amp; &#39;لا&#39;')).toBe('&quot;نعم&quot; &amp; &#39;لا&#39;')
  expect(isolateLatin('من Smith &amp; Sons و D&#39;Arcy')).toBe(
    '<span>من <bdi>Smith &amp; Sons</bdi> و <bdi>D&#39;Arcy</bdi></span>',
  )
})

test('tags, and what stands by itself already, are left alone', () => {
  const html = '<a href="https://x.example/Visa" title="Visa">بطاقة</a><bdi>Visa</bdi>'
  expect(isolateLatin(html)).toBe(html)
})

test('a tag that is not closed is left alone', () => {
  for (const html of ['<p', 'نص <a href=Visa', '<', '']) expect(isolateLatin(html)).toBe(html)
})
