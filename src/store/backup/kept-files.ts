import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Of the data directory: who may sign in, and the pictures. Never first passwords. */
const patterns = ['accounts.json', 'images/**/*']

/** Puts the files that belong to the pages into the same one. */
export function packFiles(backup: DatabaseSync, dataDirectory: string): void {
  backup.exec('CREATE TABLE files (path TEXT PRIMARY KEY, bytes BLOB NOT NULL)')
  const insert = backup.prepare('INSERT INTO files (path, bytes) VALUES (?, ?)')
  for (const entry of globSync(patterns, { cwd: dataDirectory, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(dataDirectory.length + 1).replaceAll(sep, '/')
    insert.run(name, readFileSync(path))
  }
}

/** Those that are not there. What is there stays: accounts may have been rotated since, and pictures never change. */
export function unpackFiles(backup: DatabaseSync, dataDirectory: string): void {
  for (const { path, bytes } of backup.prepare('SELECT path, bytes FROM files').iterate()) {
    if (!isOurs(String(path))) continue
    const target = join(dataDirectory, String(path))
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes as Uint8Array)
  }
}

/** A file that says it is a backup may come from anywhere. */
function isOurs(path: string): boolean {
  return path === 'accounts.json' || /^images(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/.test(path)
}
