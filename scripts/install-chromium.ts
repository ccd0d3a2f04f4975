import { apt, canInstall } from './apt.ts'
import { findChromium } from './chromium.ts'

/** Install Debian's Chromium, and a font that has Arabic, where we are root and apt is there. True: it is there now. */
export function installChromium(): boolean {
  if (!canInstall()) return false

  console.log('Installing Chromium (apt-get install chromium-headless-shell) …')
  apt('update')
  const install = (name: string) =>
    apt('install', '--yes', '--no-install-recommends', name, 'fonts-dejavu-core')
  // Older systems have the whole browser alone.
  if (!install('chromium-headless-shell')) install('chromium')
  return findChromium() !== undefined
}

if (import.meta.main) installChromium()

/** The Chromium of this machine, installed where there is none yet, for whoever cannot go on without. */
export function chromiumPath(): string {
  const path = findChromium() ?? (installChromium() ? findChromium() : undefined)
  if (path) return path
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROME_PATH.')
}
