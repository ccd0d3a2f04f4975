import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guardOptions } from '../src/server/guard/guard.ts'
import { baseHeaders } from '../src/server/guard/security.ts'
import { formOverheadBytes, maxBulkBytes } from '../src/server/limits.ts'

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

/** What decision 21 requires of a proxy, setting by setting. */
test.each([
  ['who sends headers slowly is cut off', 'site', 'client_header_timeout 10s;'],
  ['who sends a body slowly is cut off', 'site', 'client_body_timeout 60s;'],
  ['bodies are held until they are whole', 'site', 'proxy_request_buffering on;'],
  ['who does not read is cut off', 'site', 'send_timeout 60s;'],
  ['answers wait for who reads slowly', 'site', 'proxy_buffering on;'],
  ['what is large is refused', 'site', 'client_max_body_size 2m;'],
  ['the host is one of the names above', 'site', 'proxy_set_header Host $host;'],
  ['the address is that of the connection', 'site', 'proxy_set_header X-Forwarded-For $remote_addr;'],
  ['what callers say of themselves is dropped', 'site', 'proxy_set_header Forwarded "";'],
  ['connections to the tool are kept, and requests sent on one by one', 'site', 'proxy_http_version 1.1;'],
  ['an address has so many connections', 'site', 'limit_conn callers 1000;'],
  ['an address asks so often', 'call', 'limit_req zone=requests burst=400 nodelay;'],
  ['that is twice what the tool lets it', 'shared', 'zone=requests:1m rate=40r/s;'],
  ['other names are not served', 'shared', 'return 421'],
  ['plain http leads to https', 'shared', 'return 308 https://$server_name$request_uri;'],
])('%s', (_, name, setting) => {
  expect(read(`nginx/${name}.conf`)).toContain(setting)
})

test('calls of both kinds are limited, with one server behind it or several', () => {
  for (const name of ['nginx.conf', 'nginx.replicas.conf']) {
    const locations = read(name)
      .split(/^ {2}location /m)
      .filter((each) => each.startsWith('/api/'))
    expect(locations.length).toBe(3)
    for (const location of locations) expect(location).toContain('include /etc/nginx/builder/call.conf;')
  }
})

test('the tool closes idle connections after nginx does, and reads a request for less long than nginx waits', () => {
  const { keepAliveTimeout, requestTimeout } = guardOptions({ publicUrl: undefined, trustedProxies: [] })
  const seconds = (setting: string, file: string) =>
    Number(new RegExp(`${setting} (\\d+)s;`).exec(read(file))?.[1])
  expect(seconds('keepalive_timeout', 'nginx.conf') * 1000).toBeLessThan(keepAliveTimeout)
  expect(seconds('proxy_send_timeout', 'nginx/site.conf') * 1000).toBeGreaterThan(requestTimeout)
  expect(seconds('proxy_read_timeout', 'nginx/site.conf') * 1000).toBeGreaterThan(requestTimeout)
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
