import { accept, type Result, refuse } from '#base/result.ts'
import type { Environment } from '#base/settings.ts'
import { texts } from '#texts/server/settings.ts'

export const providers = ['openai', 'anthropic', 'azure', 'google', 'openai-compatible'] as const

export type Provider = (typeof providers)[number]

/** Which model writes, and where it is. Nothing is ever sent to another host. */
export type ModelSettings = {
  provider: Provider
  model: string
  baseUrl: string
  apiKey: string | undefined
}

/** What a call is taken to cost until it is known, and what its tries stay within. The longest prompt and answer are less. */
export const mostTokensOfCall = 30_000

export const openAiBaseUrl = 'https://api.openai.com/v1'

const keyVariables = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  azure: 'AZURE_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'AI_API_KEY',
} as const satisfies Record<Provider, string>

/** The model of the settings, or in one line what is missing. A key is never repeated. */
export function readModelSettings(
  provider: Provider,
  environment: Environment,
): Result<ModelSettings, string> {
  const setting = (name: string) => environment[name]?.trim() || undefined

  const model = setting('AI_MODEL')
  if (!model) return refuse(texts.noModel(provider))
  if (/\s/.test(model)) return refuse(texts.modelWithSpaces(model))

  const keyVariable = keyVariables[provider]
  const apiKey = setting(keyVariable)
  if (!apiKey && provider !== 'openai-compatible') return refuse(texts.noKey(provider, keyVariable))
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
  switch (provider) {
    case 'openai':
      return accept(given ? completeUrl(given, '/v1') : openAiBaseUrl)
    case 'anthropic':
      return accept(completeUrl(given ?? 'https://api.anthropic.com', '/v1'))
    case 'google':
      return accept(completeUrl(given ?? 'https://generativelanguage.googleapis.com', '/v1beta'))
    case 'azure':
      if (given) return accept(completeUrl(given, '/openai'))
      if (!resource) return refuse(texts.noResource(provider))
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(resource)) {
        return refuse(texts.oddResource(provider, resource))
      }
      return accept(`https://${resource}.openai.azure.com/openai`)
    case 'openai-compatible':
      if (!given) return refuse(texts.noServer(provider))
      return accept(completeUrl(given, '/v1'))
  }
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
