import { providerNames } from '#texts/writers.ts'
import { limitAnswers } from './limit-answer.ts'
import type { ModelSettings } from './model-settings.ts'
import { fetchFromOnly } from './only-host.ts'
import { providers } from './providers.ts'
import type { LanguageModel } from './sdk.ts'

/** The model of the settings, which speaks with its own host alone. */
export function createModel(settings: ModelSettings, send: typeof fetch = fetch): Promise<LanguageModel> {
  const { provider, model, baseUrl: baseURL, apiKey = '' } = settings
  const fetch = limitAnswers(fetchFromOnly(new URL(baseURL).host, send))
  return providers[provider].create({ model, baseURL, apiKey, fetch })
}

/** For people: "OpenAI, some-model". */
export function labelOfModel({ provider, model }: ModelSettings): string {
  return `${providerNames[provider]}, ${model}`
}
