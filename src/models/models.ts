import { createAnthropic } from '@ai-sdk/anthropic'
import { createAzure } from '@ai-sdk/azure'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { providerNames } from '#texts/writers.ts'
import { limitAnswers } from './limit-answer.ts'
import { type ModelSettings, openAiBaseUrl } from './model-settings.ts'
import { fetchFromOnly } from './only-host.ts'
import type { LanguageModel } from './sdk.ts'

/** The model of the settings. Everything that the SDK would look up by itself is given to it. */
export function createModel(settings: ModelSettings, send: typeof fetch = fetch): LanguageModel {
  const { provider, model, baseUrl: baseURL, apiKey = '' } = settings
  const options = { baseURL, apiKey, fetch: limitAnswers(fetchFromOnly(new URL(baseURL).host, send)) }
  switch (provider) {
    case 'openai':
      // Gateways speak the older protocol, OpenAI itself the newer.
      return baseURL === openAiBaseUrl
        ? createOpenAI(options).responses(model)
        : createOpenAI(options).chat(model)
    case 'anthropic':
      return createAnthropic(options)(model)
    case 'azure':
      return createAzure(options).chat(model)
    case 'google':
      return createGoogle(options)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL,
        fetch: options.fetch,
        supportsStructuredOutputs: true,
        ...(settings.apiKey && { apiKey: settings.apiKey }),
      })(model)
  }
}

/** For people: "OpenAI, some-model". */
export function labelOfModel({ provider, model }: ModelSettings): string {
  return `${providerNames[provider]}, ${model}`
}
