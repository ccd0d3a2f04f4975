import { join } from 'node:path'
import type { Account } from '#accounts/account.ts'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadStartPages } from '#catalogue/load-start-pages.node.ts'
import { createFakeParsing } from '#conversion/fake.ts'
import { createFakePictures } from '#pictures/fake-pictures.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import { createFakeStore } from '#store/fake-store.ts'
import type { Services } from './app.ts'
import { createFakeWriting } from './calls/fake-writer.ts'
import { createMetrics } from './metrics/metrics.ts'

/** The real catalogue, no children, no accounts, no screens. */
export function createFakeServices(changes: Partial<Services> = {}): Services {
  const parsing = createFakeParsing()
  const catalogue = loadCatalogue(join(applicationDirectory, 'catalogue'))
  return {
    config: { parseRateLimit: 1000, publicUrl: undefined, trustedProxies: [] },
    catalogue,
    startPages: loadStartPages(catalogue).pages,
    parsing,
    metrics: createMetrics(parsing),
    counting: { redis: undefined, status: () => 'own' },
    accounts: createFakeAccounts([]),
    writing: createFakeWriting(),
    store: createFakeStore(),
    pictures: createFakePictures(),
    webDirectory: '/nowhere',
    ...changes,
  }
}

export function createFakeAccounts(accounts: readonly Account[] | undefined): AccountList {
  return { current: () => accounts, lastKnown: () => accounts ?? [] }
}

/** A form as a browser sends it, for `inject`. */
export async function formOf(fieldName: string, files: Record<string, string | Uint8Array<ArrayBuffer>>) {
  const form = new FormData()
  for (const [name, contents] of Object.entries(files)) form.append(fieldName, new Blob([contents]), name)
  return payloadOf(form)
}

export async function payloadOf(form: FormData) {
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
