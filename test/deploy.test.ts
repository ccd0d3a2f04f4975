import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseHeaders } from '../src/server/guard/security.ts'
import { formOverheadBytes, maxBulkBytes } from '../src/server/uploads/limits.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const addressesIn = (text: string) => [...text.matchAll(/172\.30\.0\.1[12]/g)].map(([address]) => address)

test("nginx's own answers carry the headers of the tool's bare ones", () => {
  const lines = [...read('nginx/headers.conf').matchAll(/^add_header (\S+) "?(.+?)"? always;$/gm)]
  const transport = /on "(.+)"/.exec(read('nginx/shared.conf'))?.[1]
  const headers = lines.map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value === '$transport_policy' ? transport : value,
  ])
  expect(Object.fromEntries(headers)).toEqual(baseHeaders({ publicUrl: 'https://pages.example' }))
})

test('what limits calls of an address does not count the screens that it loads', () => {
  const limitIn = (name: string) => /^limit_conn (\w+) (\d+);$/m.exec(read(name))?.slice(1)
  expect(limitIn('nginx/call.conf')).toEqual(['calls', '100'])
  expect(limitIn('nginx/site.conf')).toEqual(['callers', '1000'])
  for (const zone of ['calls', 'callers', 'uploads'])
    expect(read('nginx/shared.conf')).toContain(`zone=${zone}:`)
})

test.each(['nginx.conf', 'nginx.replicas.conf'])('%s lets an office upload fifty files at once', (name) => {
  expect(Number(/limit_conn uploads (\d+);/.exec(read(name))?.[1])).toBeGreaterThan(50)
})

test.each([
  ['nginx.conf', 'compose.yaml'],
  ['nginx.replicas.conf', 'compose.yaml', 'compose.replicas.yaml'],
])('%s lets bulk uploads in, and finds the containers where they are', (name, ...files) => {
  const megabytes = Number(/client_max_body_size (\d+)m;\n.*uploads/.exec(read(name))?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan(maxBulkBytes + formOverheadBytes)
  expect(new Set(addressesIn(read(name)))).toEqual(new Set(files.flatMap((file) => addressesIn(read(file)))))
})

test('what nginx refuses before it knows the path that was asked for has an answer too', () => {
  const site = read('nginx/site.conf')
  const path = /^error_page 400 .* (\S+);$/m.exec(site)?.[1] ?? ''
  // A named location wants a path to begin with; without one nginx answers 500.
  expect(path).toMatch(/^\//)
  expect(site).toContain(`location = ${path} {\n  internal;`)
  expect(read('nginx/call.conf')).toContain(` ${path};`)
})

test('the containers that face callers have the rights that they need and no others', () => {
  const services = read('compose.yaml').split(/^ {2}(?=\w+:$)/m)
  const [builder = '', nginx = ''] = ['builder:', 'nginx:'].map((name) =>
    services.find((service) => service.startsWith(name)),
  )
  for (const service of [builder, nginx]) {
    expect(service).toContain('cap_drop: [ALL]')
    expect(service).toContain('no-new-privileges:true')
    expect(service).toContain('read_only: true')
  }
  expect(builder).not.toContain('cap_add')
  expect(/cap_add: \[(.*)\]/.exec(nginx)?.[1]).toBe('CHOWN, DAC_OVERRIDE, NET_BIND_SERVICE, SETGID, SETUID')
})
