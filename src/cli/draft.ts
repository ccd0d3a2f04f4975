import { writeFile } from 'node:fs/promises'
import type { DraftedPage } from '#conversion/draft-document.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { draftUpload } from '#conversion/upload.ts'
import type { HeldKind } from '#proposal/grain.ts'
import { texts as cli } from '#texts/cli.ts'
import { texts } from '#texts/drafting.ts'
import type { Command } from './command.ts'
import { readDocument } from './documents.ts'
import { describeFailure } from './parse-documents.ts'
import type { Terminal } from './terminal.ts'

/** Makes a page of any Word document, and says what became of its words. True: it was read, and something is on the page. */
export async function runDraft(
  { file, layoutFile, dataFile }: Extract<Command, { name: 'draft' }>,
  parsing: Parsing,
  { say, complain }: Terminal,
): Promise<boolean> {
  const drafted = await draftUpload(await readDocument(file), parsing, { queueing: 'always' })
  if (!drafted.ok) {
    complain(describeFailure({ path: file, result: drafted.refusal }))
    return false
  }
  const pages = drafted.value
  for (const [index, page] of pages.entries()) {
    const write = async (path: string, content: unknown) => {
      const own = index === 0 ? path : withLocale(path, page)
      await writeFile(own, `${JSON.stringify(content, null, 2)}\n`)
      say([cli.fileWritten(own)])
    }
    await write(layoutFile, page.spec)
    await write(dataFile, page.data)
    say(describePage(file, page))
  }
  return pages.some(({ data }) => Object.keys(data).length > 0)
}

/** The page in a second language gets files of its own. */
function withLocale(path: string, { spec }: DraftedPage): string {
  return path.replace(/(\.[^./\\]+)?$/, (extension) => `.${spec.page.locale}${extension}`)
}

function describePage(file: string, { spec, data, told }: DraftedPage): string[] {
  const count = Object.keys(data).length
  const sections = spec.components
    .filter(({ instanceId }) => Object.hasOwn(data, instanceId))
    .map(({ instanceId, code }) => `  ${instanceId}  ${code}`)
  return [
    count > 0 ? texts.made(file, count) : texts.nothing(file),
    ...sections,
    ...Object.entries(told.held)
      .filter(([kind]) => kind !== 'label')
      .map(([kind, all]) => texts.held(kind as HeldKind, all)),
    ...told.questions.map(({ label, count }) => texts.question(label, count)),
    ...(told.tray.length > 0 ? [texts.tray(told.tray)] : []),
  ]
}
