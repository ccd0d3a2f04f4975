import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { insertAccounts } from '#accounts/inline-list.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import { nothingHere } from '../guard/refuse-early.ts'
import { workerPolicy } from '../guard/security.ts'

/** The built screens. A path that is not a file gets the application, which knows its own routes. */
export function serveScreens(app: FastifyInstance, webDirectory: string, accounts: AccountList) {
  const isBuilt = existsSync(webDirectory)
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: webDirectory,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path))
        if (/sign-in-worker[.]js([.](br|gz))?$/.test(path))
          reply.header('content-security-policy', workerPolicy)
      },
    })
  }
  // Before the files, among which they would be looked for first.
  for (const url of screenPaths) app.get(url, { schema: { hide: true } }, sendShell)
  app.get(guestPath, { schema: { hide: true } }, sendGuestShell)
  app.setNotFoundHandler(sendShell)

  async function sendShell(request: FastifyRequest, reply: FastifyReply) {
    return insertAccounts(readShell(request, reply), accounts.lastKnown())
  }

  /** Without the accounts, found by no search, and telling no other page where somebody came from. */
  async function sendGuestShell(request: FastifyRequest, reply: FastifyReply) {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    return readShell(request, reply)
  }

  function readShell(request: FastifyRequest, reply: FastifyReply): string {
    if (!isBuilt || !isNavigation(request)) throw nothingHere()
    reply.type('text/html; charset=utf-8')
    // Small, and in the system's own memory: at once is quicker than by the threads that serve files.
    return readFileSync(join(webDirectory, shellPath), 'utf8')
  }
}

/** Never served as it lies there: the account list is put into it for each answer. */
const shellPath = '/index.html'
/** For those who have a review link and no account. */
const guestPath = '/review'
const screenPaths = ['/', shellPath, '/login', '/home', '/builder', '/html-generator']

/** Somebody opens a page, rather than a program that asks for data or for a file. */
function isNavigation({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  const isOurs = !/^\/(api|templates|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
  return (method === 'GET' || method === 'HEAD') && (isOurs || path === shellPath)
}

/** Vite names files in `assets` after their contents. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
