import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** Install Debian's Chromium, and a font that has Arabic, where we are root and apt is there. True: it is there now. */
export function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false

  console.log('Installing Chromium (apt-get install chromium-headless-shell) …')
  apt('update')
  const install = (name: string) =>
    apt('install', '--yes', '--no-install-recommends', name, 'fonts-dejavu-core')
  // Older systems have the whole browser alone.
  if (!install('chromium-headless-shell')) install('chromium')
  return findChromium() !== undefined
}

function apt(...options: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
