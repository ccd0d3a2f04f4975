import { existsSync } from 'node:fs'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the Chromium that scripts and browser tests use: `CHROME_PATH`, else where systems put it. */
export function chromiumPath(): string {
  const path = [process.env.CHROME_PATH, ...candidates].find(
    (candidate) => candidate && existsSync(candidate),
  )
  if (!path)
    throw new Error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROME_PATH.')
  return path
}

/** No sandbox, as containers run as root; nothing asked of the network behind the page's back. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
