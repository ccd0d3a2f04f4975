import { writeFile } from 'node:fs/promises'
import { isMostOff } from '#content/is-most-off.ts'
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

/** Makes a page of any Word document, and says what became of its words. True: there is a page. */
export async function runDraft(
  { file, layoutFile, dataFile, reportFile }: Extract<Command, { name: 'draft' }>,
  parsing: Parsing,
  { say, complain }: Terminal,
): Promise<boolean> {
  const drafted = await draftUpload(await readDocument(file), parsing, { queueing: 'always' })
  if (!drafted.ok) {
    complain(describeFailure({ path: file, result: drafted.refusal }))
    return false
  }
  if ('why' in drafted.value) {
    complain([texts.none[drafted.value.why](file)])
    return false
  }
  const { pages, behind } = drafted.value
  const write = async (path: string, content: string) => {
    await writeFile(path, content)
    say([cli.fileWritten(path)])
  }
  for (const [index, page] of pages.entries()) {
    const own = (path: string) => (index === 0 ? path : withLocale(path, page))
    await write(own(layoutFile), `${JSON.stringify(page.spec, null, 2)}\n`)
    await write(own(dataFile), `${JSON.stringify(page.data, null, 2)}\n`)
    say(describePage(file, page))
  }
  if (reportFile === undefined) say([texts.seeReport])
  else await write(reportFile, behind)
  return true
}

/** The page in a second language gets files of its own. */
function withLocale(path: string, { spec }: DraftedPage): string {
  return path.replace(/(\.[^./\\]+)?$/, (extension) => `.${spec.page.locale}${extension}`)
}

function describePage(file: string, { spec, data, told, summary }: DraftedPage): string[] {
  const sections = spec.components
    .filter(({ instanceId }) => Object.hasOwn(data, instanceId))
    .map(({ instanceId, code }) => `  ${instanceId}  ${code}`)
  return [
    texts.made(file, summary),
    ...(isMostOff(summary) ? [texts.mostIsOff] : []),
    ...sections,
    ...Object.entries(told.held)
      .filter(([kind]) => kind !== 'label')
      .map(([kind, all]) => texts.held(kind as HeldKind, all)),
    ...told.questions.map(({ label, count }) => texts.question(label, count)),
    ...(told.tray.length > 0 ? [texts.tray(told.tray)] : []),
  ]
}
