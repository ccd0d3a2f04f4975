import type { Plugin } from 'vite'
import { accountFilePath, readAccountFile } from '#store/accounts/account-file.ts'
import { insertAccounts } from '../src/accounts/inline-list.ts'
import { loadSettings } from '../src/base/load-settings.node.ts'
import { readDataDirectory } from '../src/server/config.ts'

/** While developing, the page comes from Vite: it gets the accounts and the worker that the server would send. */
export function accountsWhileDeveloping(): Plugin {
  return {
    name: 'accounts-while-developing',
    apply: 'serve',
    transformIndexHtml: (shell) => insertAccounts(shell, readAccounts()),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/sign-in-worker.js') request.url = '/sign-in/sign-in-worker.ts'
        next()
      })
    },
  }
}

function readAccounts() {
  const settings = loadSettings()
  if (!settings.ok) throw new Error(settings.refusal.reason)
  const directory = readDataDirectory(settings.value)
  const read = directory.ok ? readAccountFile(accountFilePath(directory.value)) : directory
  if (!read.ok) throw new Error(read.refusal)
  return read.value ?? []
}
