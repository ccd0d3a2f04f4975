import type { SignOffRecord } from '#sign-off/record.ts'
import type { Format, Tools } from './format.ts'

const beside = {
  needs: ['layout', 'texts'],
  values: 'accepted',
  hasAddresses: true,
  choices: [],
  button: 'html',
  goesTo: 'file',
  isCommand: false,
  wants: 'signOff',
} as const

/** The record beside the web page that is made with it, for people. */
export const signOffDocument = {
  ...beside,
  id: 'sign-off',
  ending: '-sign-off.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  async make(_, tools) {
    const [record, { writeRecord }] = await Promise.all([
      loadRecord(tools),
      import('#sign-off/write-record.ts'),
    ])
    return await writeRecord(record)
  },
} as const satisfies Format

/** The same for whoever verifies it. */
export const signOffData = {
  ...beside,
  id: 'sign-off-data',
  ending: '-sign-off.json',
  mimeType: 'application/json',
  make: async (_, tools) => recordAsText(await loadRecord(tools)),
} as const satisfies Format

/** The record as data, as a file has it. */
export function recordAsText(record: SignOffRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

async function loadRecord({ loadRecord }: Tools): Promise<SignOffRecord> {
  if (!loadRecord) throw new Error('There is no record of this page')
  return await loadRecord()
}
