import type { Chance } from './chance.ts'

export const methods = ['POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const

export function oddType(chance: Chance): string {
  return chance.pick([
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;;;',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/vnd.api+json',
    '__proto__',
    '/',
    '',
  ])
}

export function oddHeaders(chance: Chance): Record<string, string> {
  return chance.pick<Record<string, string>>([
    { 'sec-fetch-site': chance.pick(['cross-site', 'same-origin', 'none', 'x']) },
    {
      authorization: chance.pick([
        'Bearer ',
        'Bearer a.b.c',
        `Bearer ${'a'.repeat(5000)}`,
        'Basic eDp5',
        '__proto__',
      ]),
    },
    { 'x-forwarded-for': chance.pick(['::1', '999.1.1.1', ','.repeat(1000), 'x']) },
    { 'content-type': oddType(chance) },
    { accept: chance.pick(['', 'text/html', '*/*;q=9', ';'.repeat(2000), 'application/x-ndjson']) },
    { 'content-length': chance.pick(['0', '1', '-1', '99999999999', 'x']) },
    { 'content-encoding': chance.pick(['gzip', 'br', 'x']) },
    { expect: '100-continue' },
    { cookie: 'a=b; '.repeat(500) },
    { range: 'bytes=0-1' },
    { 'if-none-match': '*' },
    { host: chance.pick(['', 'evil.example', 'a b']) },
    { 'accept-encoding': 'gzip;q=__proto__' },
  ])
}

export function oddUrl(url: string, chance: Chance): string {
  return chance.pick([
    `${url}/`,
    `${url}?__proto__[x]=1&constructor=2`,
    `${url}?${'a=b&'.repeat(2000)}`,
    `/${url}`,
    `${url}%`,
    `${url}%00`,
    `${url}/../../../../etc/passwd`,
    url.toUpperCase(),
    '/%',
    '/templates/__proto__.html',
    '/templates/..%2f..%2fpackage.json',
    '/templates/assets/constructor',
    '/api/ai/status',
    '/metrics?x=%ff',
    `/${'a'.repeat(3000)}`,
  ])
}
