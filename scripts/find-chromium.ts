import { existsSync } from 'node:fs'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium to test with: `CHROME_PATH`, or where Debian and others put it. */
export function findChromium() {
  return [process.env.CHROME_PATH, ...usualPlaces].find((path) => path && existsSync(path))
}

/** A quiet Chromium that talks to nobody but the page under test, and runs as root in a container. */
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
