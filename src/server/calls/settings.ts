import { z } from 'zod'
import { accept, type Result, refuse } from '#base/result.ts'
import { type Environment, oneOf, readEnvironment, webAddress, wholeNumber } from '#base/settings.ts'
import { type ModelSettings, mostTokensOfCall, readModelSettings } from '#models/model-settings.ts'
import { isOwnNetwork } from '#models/own-network.ts'
import { providerIds, providers } from '#models/providers.ts'
import { texts } from '#texts/server/settings.ts'
import { texts as shared } from '#texts/settings.ts'
import type { DailyShare } from './daily-cap.ts'

/** Everything about writing that can be set. `docs/operations.md` and `.env.example` list the same. */
export type WriterSettings = {
  /** Without one the built-in draft writer serves. */
  model: ModelSettings | undefined
  /** Whether a call may end on somebody's bill. */
  costsMoney: boolean
  signIn: 'required' | 'off'
  /** Of a model, for each account. */
  mostADay: DailyShare
  /** For each account, and for each address. */
  callsPerMinute: number
  /** For one try, and for all tries and questions of a call. */
  tryMilliseconds: number
  totalMilliseconds: number
  ledgerTexts: 'on' | 'off'
}

const environmentSchema = z.object({
  AI_PROVIDER: oneOf(providerIds).optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_AUTH: oneOf(['required', 'off']).optional(),
  /** Room for twenty pages of all components. */
  AI_DAILY_CALLS: wholeNumber(1, 10_000_000).default(3000),
  /** The same calls with usual briefs: 2,000 tokens each. */
  AI_DAILY_TOKENS: wholeNumber(mostTokensOfCall, 1_000_000_000_000).default(6_000_000),
  AI_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
  RATE_LIMIT_AI: wholeNumber(1, 1_000_000).default(1200),
  LEDGER_TEXT: oneOf(['on', 'off']).default('off'),
})

/** The settings out of the environment, or what is wrong with them in one line. */
export function readWriterSettings(environment: Environment): Result<WriterSettings, string> {
  const read = readEnvironment(environmentSchema, environment)
  if (!read.ok) return refuse(shared.wrong(read.refusal))

  const { value } = read
  const model = readModel(value.AI_PROVIDER, environment)
  if (!model.ok) return model
  const costsMoney = model.value !== undefined && mayCostMoney(model.value)
  return accept({
    model: model.value,
    costsMoney,
    signIn: value.AI_AUTH ?? (costsMoney ? 'required' : 'off'),
    mostADay: { calls: value.AI_DAILY_CALLS, tokens: value.AI_DAILY_TOKENS },
    callsPerMinute: value.RATE_LIMIT_AI,
    tryMilliseconds: value.AI_TIMEOUT_SECONDS * 1000,
    totalMilliseconds: value.AI_TIMEOUT_SECONDS * 3000,
    ledgerTexts: value.LEDGER_TEXT,
  })
}

/** A key that another program uses turns nothing on; a model without its provider is a mistake. */
function readModel(
  provider: ModelSettings['provider'] | undefined,
  environment: Environment,
): Result<ModelSettings | undefined, string> {
  if (provider) return readModelSettings(provider, environment)
  const lonely = ['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'].find((name) => environment[name]?.trim())
  if (!lonely) return accept(undefined)
  return refuse(texts.noProvider(lonely, providerIds))
}

/** A server of one's own without a key is free; whatever asks for a key or stands elsewhere may send a bill. */
function mayCostMoney({ provider, baseUrl, apiKey }: ModelSettings): boolean {
  return providers[provider].needsKey || apiKey !== undefined || !isOwnNetwork(new URL(baseUrl).hostname)
}
