import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { Served } from '../browser/editor.ts'
import { startServer } from '../server.ts'
import { libraryCodes } from './library.ts'

/** Local storage of somebody who is signed in and has chosen how the canvas shows the page. */
export function ourStorage(mode: 'pictures' | 'live', faces: 'one' | 'both' = 'one'): Record<string, string> {
  return {
    'webpage-builder.session': JSON.stringify({ username: 'marketing', time: new Date().toISOString() }),
    'webpage-builder.canvas': JSON.stringify({ mode, shows: 'written', screen: 'desktop', faces }),
  }
}

const repository = join(import.meta.dirname, '../..')

/**
 * An installation of its own in a temporary folder: the real server, the same 25 components, and the screens built in
 * mode `bench`, which alone contains `window.__bench`. So neither `dist/web` nor the server knows of the bench.
 */
export async function startOurApp(): Promise<Served> {
  const installation = mkdtempSync(join(tmpdir(), 'bench-ours-'))
  const parts = [
    'src',
    'package.json',
    'catalogue/page',
    'catalogue/rules',
    ...libraryCodes.map((code) => `catalogue/${code}`),
  ]
  for (const part of parts) {
    cpSync(join(repository, part), join(installation, part), { recursive: true })
  }
  const manifest = JSON.parse(readFileSync(join(repository, 'catalogue/manifest.json'), 'utf8'))
  writeFileSync(
    join(installation, 'catalogue/manifest.json'),
    JSON.stringify({ ...manifest, order: libraryCodes }),
  )
  symlinkSync(join(repository, 'node_modules'), join(installation, 'node_modules'), 'junction')

  await build({
    root: join(repository, 'src/web'),
    configFile: join(repository, 'vite.config.ts'),
    mode: 'bench',
    logLevel: 'warn',
    build: { outDir: join(installation, 'dist/web'), emptyOutDir: true },
  })
  const server = await startServer(installation)
  return { url: server.url, stop }

  function stop() {
    server.stop()
    rmSync(installation, { recursive: true })
  }
}
