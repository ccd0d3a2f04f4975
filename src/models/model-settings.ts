import { accept, type Result, refuse } from '#base/result.ts'
import type { Environment } from '#base/settings.ts'
import { texts } from '#texts/server/settings.ts'
import { type Provider, providers } from './providers.ts'

/** Which model writes, and where it is. Nothing is ever sent to another host. */
export type ModelSettings = {
  provider: Provider
  model: string
  baseUrl: string
  apiKey: string | undefined
}

/** What a call is taken to cost until it is known, and what its tries stay within. The longest prompt and answer are less. */
export const mostTokensOfCall = 30_000

/** The model of the settings, or in one line what is missing. A key is never repeated. */
export function readModelSettings(
  provider: Provider,
  environment: Environment,
): Result<ModelSettings, string> {
  const setting = (name: string) => environment[name]?.trim() || undefined

  const model = setting('AI_MODEL')
  if (!model) return refuse(texts.noModel(provider))
  if (/\s/.test(model)) return refuse(texts.modelWithSpaces(model))

  const { keyVariable, needsKey } = providers[provider]
  const apiKey = setting(keyVariable)
  if (!apiKey && needsKey) return refuse(texts.noKey(provider, keyVariable))
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) {
    return refuse(texts.oddKey(keyVariable))
  }

  const given = setting('AI_BASE_URL')
  if (given && holdsPassword(given)) return refuse(texts.password)
  const baseUrl = readBaseUrl(provider, given, setting('AZURE_RESOURCE_NAME'))
  if (!baseUrl.ok) return baseUrl
  return accept({ provider, model, baseUrl: baseUrl.value, apiKey })
}

function readBaseUrl(
  provider: Provider,
  given: string | undefined,
  resource: string | undefined,
): Result<string, string> {
  const { server, path } = providers[provider]
  if (given) return accept(completeUrl(given, path))
  if (!server) return refuse(texts.noServer(provider))
  if (typeof server === 'string') return accept(completeUrl(server, path))
  if (!resource) return refuse(texts.noResource(provider))
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(resource)) return refuse(texts.oddResource(provider, resource))
  return accept(completeUrl(server(resource), path))
}

/** People paste the address of the server, of its API or of a call of it: all mean the API. */
function completeUrl(given: string, path: string): string {
  const url = new URL(given)
  const stem = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/(chat\/completions|completions|responses|messages|models)$/, '')
  return `${url.origin}${stem || path}`
}

function holdsPassword(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}
