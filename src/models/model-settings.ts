import { accept, type Result, refuse } from '#base/result.ts'
import type { Environment } from '#base/settings.ts'

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
  const because = `AI_PROVIDER is ${provider}`

  const model = setting('AI_MODEL')
  if (!model) return refuse(`${because}, so AI_MODEL must name a model of it`)
  if (/\s/.test(model)) return refuse(`AI_MODEL must be one name without spaces, not "${model}"`)

  const keyVariable = keyVariables[provider]
  const apiKey = setting(keyVariable)
  if (!apiKey && provider !== 'openai-compatible') return refuse(`${because}, so ${keyVariable} must be set`)
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) {
    return refuse(`${keyVariable} holds characters that cannot be in a key`)
  }

  const given = setting('AI_BASE_URL')
  if (given && holdsPassword(given)) return refuse('AI_BASE_URL must not hold a user name or password')
  const baseUrl = readBaseUrl(provider, given, setting('AZURE_RESOURCE_NAME'))
  if (!baseUrl.ok) return refuse(`${because}, ${baseUrl.refusal}`)
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
      if (!resource) return refuse('so AZURE_RESOURCE_NAME or AI_BASE_URL must be set')
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(resource)) {
        return refuse(
          `and AZURE_RESOURCE_NAME must be a name of letters, digits and hyphens, not "${resource}"`,
        )
      }
      return accept(`https://${resource}.openai.azure.com/openai`)
    case 'openai-compatible':
      if (!given)
        return refuse('so AI_BASE_URL must say where the server is, such as http://127.0.0.1:11434/v1')
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
