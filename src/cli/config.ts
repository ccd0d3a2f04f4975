import { join, resolve } from 'node:path'
import { z } from 'zod'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { type Environment, type LogLevel, logLevel, readEnvironment } from '#base/settings.ts'
import { texts } from '#texts/settings.ts'

const environmentSchema = z.object({
  CATALOGUE_DIR: z.string().default(join(applicationDirectory, 'catalogue')),
  LOG_LEVEL: logLevel.default('warn'),
})

export type CommandLineConfig = { catalogueDirectory: string; logLevel: LogLevel }

/** The settings that the command line uses: what is wrong with those of the server is nothing to it. */
export function readCommandLineConfig(environment: Environment): Result<CommandLineConfig, string> {
  const read = readEnvironment(environmentSchema, environment)
  if (!read.ok) return refuse(texts.wrong(read.refusal))
  return accept({ catalogueDirectory: resolve(read.value.CATALOGUE_DIR), logLevel: read.value.LOG_LEVEL })
}
