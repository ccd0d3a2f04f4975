import { existsSync } from 'node:fs'

/** The headless shell first: without the parts of a browser that nobody sees, tests take a third less time. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The Chromium that scripts and browser tests use: `CHROME_PATH`, or where systems put it. */
export function findChromium(): string | undefined {
  return [process.env.CHROME_PATH, ...usualPlaces].find((path) => path && existsSync(path))
}

/** No sandbox, as containers run as root; nothing asked of the network behind the page's back. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
