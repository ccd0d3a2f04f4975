import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { z } from 'zod'
import { areUsernames } from '#accounts/account.ts'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import {
  type Environment,
  type LogLevel,
  logLevel,
  readEnvironment,
  webAddress,
  wholeNumber,
} from '#base/settings.ts'
import type { S3Settings } from '#pictures/keeping/s3-store.ts'
import { texts } from '#texts/server/settings.ts'
import { texts as shared } from '#texts/settings.ts'

const addressList = z
  .string()
  .transform((text) => text.split(',').flatMap((address) => address.trim() || []))
  .refine((addresses) => addresses.every(isAddress), {
    error: texts.proxies,
  })

const redisAddress = z.string().refine(isRedisAddress, {
  error: texts.redis,
})

const databaseAddress = z.string().refine(isDatabaseAddress, { error: texts.database })

const usernames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(areUsernames, {
    error: texts.usernames,
  })

/** Every setting, as it stands in the environment. `docs/operations.md` and `.env.example` list the same. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  USERNAMES: usernames.optional(),
  CATALOGUE_DIR: z.string().default(join(applicationDirectory, 'catalogue')),
  PUBLIC_URL: webAddress.optional(),
  PARSE_WORKERS: wholeNumber(1, 64).default(2),
  RATE_LIMIT_PARSE: wholeNumber(1, 1_000_000).default(120),
  TRUST_PROXY: addressList.default([]),
  REDIS_URL: redisAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  TEAM_STORAGE_MB: wholeNumber(10, 1_000_000).default(2000),
  S3_ADDRESS: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SCAN_COMMAND: z.string().refine(isRunnable, { error: texts.program }).optional(),
  LOG_LEVEL: logLevel.default('warn'),
})

const dataDirectorySchema = environmentSchema.pick({ DATA_DIR: true })

export type Config = {
  port: number
  host: string
  dataDirectory: string
  /** The three who may sign in, if it was said: the default holds for a first start alone. */
  usernames: readonly string[] | undefined
  catalogueDirectory: string
  publicUrl: string | undefined
  parseWorkers: number
  /** Requests a minute and address to the routes that read documents. */
  parseRateLimit: number
  /** Addresses of proxies whose word about the caller's address is believed. */
  trustedProxies: string[]
  /** Where replicas of the server count together. */
  redisUrl: string | undefined
  /** A PostgreSQL instead of the file in the data directory. */
  databaseUrl: string | undefined
  /** What drafts, versions, comments and records may take together. */
  teamStorageBytes: number
  /** Where pictures are kept instead of the data directory. */
  s3: S3Settings | undefined
  /** Run on each upload before it is read, with the file's path as its last argument. */
  scanCommand: string | undefined
  logLevel: LogLevel
}

/** The settings out of the environment, or what is wrong with them in one line. Empty counts as not set. */
export function readConfig(environment: Environment): Result<Config, string> {
  const read = readEnvironment(environmentSchema, environment)
  if (!read.ok) return refuse(shared.wrong(read.refusal))

  const { value } = read
  if (value.REDIS_URL && !value.DATABASE_URL) return refuse(texts.replicasWithoutDatabase)
  const s3 = readS3Settings(value)
  if (!s3.ok) return s3
  return accept({
    port: value.PORT,
    host: value.HOST,
    dataDirectory: resolve(value.DATA_DIR),
    usernames: value.USERNAMES,
    catalogueDirectory: resolve(value.CATALOGUE_DIR),
    publicUrl: value.PUBLIC_URL,
    parseWorkers: value.PARSE_WORKERS,
    parseRateLimit: value.RATE_LIMIT_PARSE,
    trustedProxies: value.TRUST_PROXY,
    redisUrl: value.REDIS_URL,
    databaseUrl: value.DATABASE_URL,
    teamStorageBytes: value.TEAM_STORAGE_MB * 1_000_000,
    s3: s3.value,
    scanCommand: value.SCAN_COMMAND,
    logLevel: value.LOG_LEVEL,
  })
}

/** For the commands that look after what the server keeps. */
export function readDataDirectory(environment: Environment): Result<string, string> {
  const read = readEnvironment(dataDirectorySchema, environment)
  return read.ok ? accept(resolve(read.value.DATA_DIR)) : refuse(shared.wrong(read.refusal))
}

/** All that a store needs, or nothing of it. */
function readS3Settings({
  S3_ADDRESS: address,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<typeof environmentSchema>): Result<S3Settings | undefined, string> {
  if (address && accessKeyId && secretAccessKey) {
    return accept({ address, region, accessKeyId, secretAccessKey })
  }
  return address || accessKeyId || secretAccessKey ? refuse(texts.halfOfS3) : accept(undefined)
}

/** What Fastify takes as a proxy: an address, a network by its leading bits, or one of three known networks. */
function isAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...others] = text.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A host, and perhaps a user, a password, a port and the number of a database. */
function isRedisAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(text)
  return (
    /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d*)?$/.test(pathname) && `${search}${hash}` === ''
  )
}

function isDatabaseAddress(text: string): boolean {
  return (
    URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
  )
}

/** A path, or a name that is found where programs are. */
function isRunnable(command: string): boolean {
  const [program = ''] = command.trim().split(/\s+/)
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => canRun(folder === '' ? program : join(folder, program)))
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
