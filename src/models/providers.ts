import type { LanguageModel } from './sdk.ts'

/** What the SDK is given of a model. Everything that it would look up by itself is in it. */
type Options = { model: string; baseURL: string; apiKey: string; fetch: typeof fetch }

type Row = {
  keyVariable: string
  /** A server that needs none may be one's own, and free. */
  needsKey: boolean
  /** Where it is when nothing else is set, perhaps by the name of a resource; some are nowhere by themselves. */
  server?: string | ((resource: string) => string)
  /** Of the API on its server. */
  path: string
  /** Loads the provider's SDK, which no other provider needs. */
  create: (options: Options) => Promise<LanguageModel>
}

export const openAiBaseUrl = 'https://api.openai.com/v1'

const table = {
  openai: {
    keyVariable: 'OPENAI_API_KEY',
    needsKey: true,
    server: openAiBaseUrl,
    path: '/v1',
    async create({ model, ...options }) {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const provider = createOpenAI(options)
      // Gateways speak the older protocol, OpenAI itself the newer.
      return options.baseURL === openAiBaseUrl ? provider.responses(model) : provider.chat(model)
    },
  },
  anthropic: {
    keyVariable: 'ANTHROPIC_API_KEY',
    needsKey: true,
    server: 'https://api.anthropic.com',
    path: '/v1',
    async create({ model, ...options }) {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(options)(model)
    },
  },
  azure: {
    keyVariable: 'AZURE_API_KEY',
    needsKey: true,
    server: (resource) => `https://${resource}.openai.azure.com`,
    path: '/openai',
    async create({ model, ...options }) {
      const { createAzure } = await import('@ai-sdk/azure')
      return createAzure(options).chat(model)
    },
  },
  google: {
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    needsKey: true,
    server: 'https://generativelanguage.googleapis.com',
    path: '/v1beta',
    async create({ model, ...options }) {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(options)(model)
    },
  },
  'openai-compatible': {
    keyVariable: 'AI_API_KEY',
    needsKey: false,
    path: '/v1',
    async create({ model, apiKey, ...options }) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const name = 'openai-compatible'
      return createOpenAICompatible({
        name,
        ...options,
        supportsStructuredOutputs: true,
        ...(apiKey && { apiKey }),
      })(model)
    },
  },
} satisfies Record<string, Row>

export type Provider = keyof typeof table

/** A provider is a row above and its name in `#texts/writers.ts`. */
export const providers: Readonly<Record<Provider, Row>> = table

export const providerIds = Object.keys(providers) as Provider[]
