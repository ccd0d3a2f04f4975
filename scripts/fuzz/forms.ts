import type { Chance } from './chance.ts'

/** A file in a form. */
export type Part = { name: string; filename: string; bytes: Uint8Array }

const boundary = 'fuzz-boundary-7d1'

/** A form as a browser sends it. */
export function writeForm(parts: readonly Part[]) {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

/** The same cut off, with other heads, or with boundaries at odds. */
export function damageForm(body: Buffer, chance: Chance): Buffer {
  const text = body.toString('latin1')
  const head = text.indexOf('\r\n\r\n')
  const damaged = chance.pick([
    () => text.slice(0, chance.below(text.length)),
    () => text.slice(0, head),
    () => text.replace('form-data', chance.pick(['attachment', '', "form-data; name*=UTF-8''__proto__"])),
    () =>
      text.replace(
        '\r\n\r\n',
        chance.pick(['\n\n', '\r\n', '\r\nX: y\r\n\r\n', `\r\n${'X-Many: y\r\n'.repeat(200)}\r\n`]),
      ),
    () => text.replaceAll(`--${boundary}`, `-${boundary}`),
    () => text.replace(`--${boundary}--`, `--${boundary}`),
    () =>
      text.replace(
        /filename="[^"]*"/,
        chance.pick([
          '',
          'filename=',
          'filename="a.docx',
          `filename*=UTF-8''%ff%00.docx`,
          `filename="${'a'.repeat(20_000)}.docx"`,
        ]),
      ),
    () => `preamble\r\n${text}epilogue`,
    () =>
      text.replace(
        'application/octet-stream',
        chance.pick(['text/plain', 'multipart/mixed; boundary=x', 'x']),
      ),
    () => `--${boundary}\r\nContent-Disposition: form-data; name="document"\r\n\r\ntext\r\n${text}`,
    () => text.repeat(60),
  ])()
  return Buffer.from(damaged, 'latin1')
}
