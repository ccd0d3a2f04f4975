import type { HeldKind } from '#proposal/grain.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { tellProposal } from '#proposal/tell-proposal.ts'
import { texts } from './proposing.ts'

type Document = { filename: string; proposed: ProposedDocument }

/** All that documents say and no page of theirs does, as a plain text: document by document, reason by reason. */
export function describeBehind(documents: readonly Document[]): string {
  return `${documents.map((each) => describeDocument(each).join('\r\n')).join('\r\n\r\n')}\r\n`
}

function describeDocument({ filename, proposed: { pages, asides } }: Document): string[] {
  const parts = pages.flatMap((page) => {
    const { held, questions, tray } = tellProposal(page)
    const language = pages.length > 1 ? `${texts.languages.names[page.locale]}: ` : ''
    return [
      ...list(
        `${language}${texts.behind.questions}`,
        questions.flatMap(({ texts: all }) => all),
      ),
      ...list(`${language}${texts.behind.unplaced}`, tray),
      ...Object.entries(held).flatMap(([kind, all]) =>
        ofItself.has(kind) ? [] : list(`${language}${texts.fates.held[kind as HeldKind]}`, all),
      ),
    ]
  })
  const others = list(texts.behind.asides, asides.map(texts.aside))
  const all = [...parts, ...others]
  return [filename, '='.repeat(filename.length), ...(all.length > 0 ? all : [texts.behind.nothing])]
}

/** Labels only name what is on the page, and each language has a page. */
const ofItself: ReadonlySet<string> = new Set<HeldKind>(['label', 'language'])

function list(title: string, all: readonly string[]): string[] {
  return all.length === 0 ? [] : ['', title, ...all.map((text) => `- ${text.replace(/\s+/g, ' ')}`)]
}
