import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { accept, type Result, refuse } from '#base/result.ts'
import { readAddress, readPublicUrl } from '#content/values/safe-url.ts'
import { formats, type NamedFormat } from '#formats/formats.ts'
import { allProducts, findProduct } from '#notices/products.ts'
import { texts } from '#texts/cli.ts'
import { type Answers, readAnswers } from './answers.ts'

/** What to do, as typed on the command line. */
export type Command =
  | { name: 'help' }
  | {
      name: 'spec'
      layoutFile: string
      dataFile: string | undefined
      /** Content of the other language, which stands beside the values. */
      besideFile: string | undefined
      outputFile: string
      protect: boolean
    }
  | { name: 'check'; files: string[]; json: boolean; jobs: number; product: string | undefined }
  | {
      name: 'parse'
      files: string[]
      json: boolean
      jobs: number
      commentFile: string | undefined
      /** What the document with comments is about, where it does not say so. */
      product: string | undefined
    }
  | { name: 'pair'; files: string[]; json: boolean }
  | { name: 'memory' | 'terms'; files: string[]; outputFile: string | undefined }
  | { name: 'draft'; file: string; layoutFile: string; dataFile: string; reportFile: string | undefined }
  | {
      name: 'html'
      inputs: string[]
      output: string
      actionUrl: string | undefined
      /** Where pages in two languages will stand. */
      baseUrl: string | undefined
      jobs: number
      answers: Answers | undefined
      /** Who accepts the texts that wait for that. */
      acceptedBy: string | undefined
      product: string | undefined
    }
  | { name: 'verify'; page: string; record: string }
  | { name: 'convert'; format: NamedFormat; file: string; outputFile: string | undefined }

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  data: { type: 'string' },
  beside: { type: 'string' },
  protect: { type: 'boolean', default: false },
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean', default: false },
  comment: { type: 'string' },
  report: { type: 'string' },
  'action-url': { type: 'string' },
  'base-url': { type: 'string' },
  waive: { type: 'string', multiple: true },
  'waive-by': { type: 'string' },
  second: { type: 'string' },
  'accept-by': { type: 'string' },
  product: { type: 'string' },
  jobs: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** Formats that are made of a document by a command of their name. */
const commandFormats = formats.filter(({ isCommand }) => isCommand)

const optionsOf: Record<string, readonly (keyof Values)[]> = {
  spec: ['data', 'beside', 'protect', 'output'],
  parse: ['json', 'jobs', 'comment', 'product'],
  check: ['json', 'jobs', 'product'],
  verify: [],
  pair: ['json'],
  memory: ['output'],
  terms: ['output'],
  draft: ['data', 'output', 'report'],
  html: ['output', 'action-url', 'base-url', 'jobs', 'waive', 'waive-by', 'second', 'accept-by', 'product'],
  ...Object.fromEntries(commandFormats.map(({ id }) => [id, ['output'] as const])),
}

/** Into which the two can be written. */
const exchangeFiles = { memory: /\.(?:tmx|xlf|xliff)$/i, terms: /\.(?:tbx|csv)$/i }

/** The command that the words make, or what is wrong with them. */
export function readCommand(words: string[]): Result<Command, string> {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    return nameCommand(values, positionals)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function nameCommand(values: Values, [name, ...files]: string[]): Result<Command, string> {
  if (values.help || name === 'help') return accept({ name: 'help' })
  if (!name) return refuse(texts.noCommand)
  if (!Object.hasOwn(optionsOf, name)) return refuse(texts.unknownCommand(name))

  const foreign = Object.entries(values).find(
    ([option, value]) => value && !optionsOf[name]?.includes(option as keyof Values),
  )
  if (foreign) return refuse(texts.foreignOption(name, foreign[0]))
  if (files.length === 0) return refuse(texts.noFile(name))

  const jobs = Number(values.jobs ?? availableParallelism())
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) return refuse(texts.jobs)
  return fillCommand(name, files, { ...values, jobs })
}

function fillCommand(
  name: string,
  files: string[],
  { data, protect = false, output, json = false, jobs, ...rest }: Omit<Values, 'jobs'> & { jobs: number },
): Result<Command, string> {
  if (name === 'verify') {
    const [page = '', record, ...others] = files
    if (record === undefined || others.length > 0) return refuse(texts.verifyTwo)
    return accept({ name, page, record })
  }
  const { product } = rest
  if (product !== undefined && !findProduct(product)) {
    return refuse(
      texts.unknownProduct(
        product,
        allProducts.map(({ id }) => id),
      ),
    )
  }
  if (name === 'check') return accept({ name, files, json, jobs, product })
  if (name === 'memory' || name === 'terms') {
    const isKnown = output === undefined || exchangeFiles[name].test(output)
    return isKnown ? accept({ name, files, outputFile: output }) : refuse(texts.exchangeFiles[name])
  }
  if (name === 'pair') {
    return files.length === 2 ? accept({ name, files, json }) : refuse(texts.twoFiles)
  }
  if (name === 'parse') {
    const commentFile = rest.comment
    if (commentFile !== undefined && files.length > 1) return refuse(texts.commentOne)
    return accept({ name, files, json, jobs, commentFile, product })
  }
  const format = commandFormats.find(({ id }) => id === name)
  if (format) {
    const [file = '', ...others] = files
    if (others.length > 0) return refuse(texts.oneFile(name))
    return accept({ name: 'convert', format, file, outputFile: output })
  }
  if (!output) return refuse(texts.noOutput(name))
  if (name === 'draft') {
    const [file = '', ...others] = files
    if (others.length > 0) return refuse(texts.oneFile(name))
    if (data === undefined) return refuse(texts.noData)
    return accept({ name, file, layoutFile: output, dataFile: data, reportFile: rest.report })
  }
  if (name === 'html') {
    const actionUrl = rest['action-url']
    if (actionUrl !== undefined && readAddress(actionUrl) === undefined) {
      return refuse(texts.actionUrl)
    }
    const baseUrl = rest['base-url']
    if (baseUrl !== undefined && readPublicUrl(baseUrl) === undefined) return refuse(texts.baseUrl)
    const answers = readAnswers(rest)
    if (!answers.ok) return answers
    const acceptedBy = rest['accept-by']?.trim()
    if (acceptedBy === '') return refuse(texts.acceptBy)
    const wanted = { output, actionUrl, baseUrl, jobs, acceptedBy, product }
    return accept({ name, inputs: files, answers: answers.value, ...wanted })
  }

  const [layoutFile = '', ...others] = files
  if (others.length > 0) return refuse(texts.oneLayout)
  return accept({
    name: 'spec',
    layoutFile,
    dataFile: data,
    besideFile: rest.beside,
    outputFile: output,
    protect,
  })
}
