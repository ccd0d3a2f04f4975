import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const stampFile = 'dist/.stamp'
const builtPage = 'dist/web/index.html'

/** The files that the web part is made of: its own, the layers below it, and what builds it. */
const sources = [
  'catalogue/rules/*.json',
  'src/{base,accounts,figures,learnt,facts,notices,rules,catalogue,layout,content,html,word,pairs,checks,writing,sign-off,formats,proposal,team,texts,web}/**/*',
  'vite.config.ts',
  'scripts/vite-{accounts,parts}.ts',
  'tsconfig.web.json',
  'package-lock.json',
]

/** Build the web part into `dist/web` unless that was made from the very same sources. False: it does not build. */
export function buildWebWhenChanged() {
  const hash = hashSources()
  if (existsSync(builtPage) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true

  console.log('Building the web part …')
  const vite = 'node_modules/vite/bin/vite.js'
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) return false

  compressWeb()
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, hash)
  return true
}

/** Beside each file stands its small form, so that the server compresses nothing itself. */
function compressWeb() {
  for (const file of globSync('dist/web/**/*.{js,css}')) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** The highest quality takes ten times as long for a tenth less. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }

function hashSources() {
  const hash = createHash('sha256')
  const entries = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.filter((each) => !each.includes('.test.')).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
