/**
 * Runs before `npm start` and `npm test`, on whatever Node the machine has: sees to it that the packages of
 * the lock file are in `node_modules`, the pinned Node among them, which the script that follows then finds.
 * Plain JavaScript without packages, because there may be none yet. `--for-tests` wants those for tests too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const forTests = process.argv.includes('--for-tests')
const leastNode = 24

if (!isInstalled()) install()
if (!hasPinnedNode() && majorVersion(process.versions.node) < leastNode) {
  stop(
    `This needs Node ${leastNode} or later. Here is ${process.versions.node}, and none comes as a package for this platform.`,
  )
}

/** Every package that the lock file asks for stands in `node_modules` in that version. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.devOptional || wanted.peer) return true
    if (wanted.dev && !forTests) return true
    return installed[path]?.version === wanted.version
  })
}

function readPackages(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}
}

/** With the Node that runs npm, as the one in `node_modules` may be about to be replaced. */
function install() {
  const options = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(forTests ? ['--include=dev'] : []),
  ]
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  console.log('Installing packages (npm ci) …')
  const { status } = npm
    ? spawnSync(node ?? process.execPath, [npm, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', options, {
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      })
  if (status !== 0) stop('The packages could not be installed; npm says why above.')
}

function hasPinnedNode() {
  return existsSync(process.platform === 'win32' ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node')
}

function majorVersion(version) {
  return Number(version.split('.')[0])
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
