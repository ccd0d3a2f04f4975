/**
 * The one door to the model SDK. A model's bare name would go to the SDK's hosted gateway, and warnings to the console;
 * both are switched off before anything else of it runs.
 */
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
} from 'ai'

const noGateway = new Proxy(
  { specificationVersion: 'v4' },
  {
    get(target, name) {
      if (name === 'specificationVersion') return target.specificationVersion
      throw new Error('Models are made from the settings alone; there is no default provider.')
    },
  },
)

Object.assign(globalThis, { AI_SDK_DEFAULT_PROVIDER: noGateway, AI_SDK_LOG_WARNINGS: false })

export { APICallError, generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output }
