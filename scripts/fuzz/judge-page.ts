import { escapeHtml } from '#base/escape-html.ts'
import type { Page } from '#html/page.ts'
import { SectionError } from '#html/section-error.ts'
import { problemsIn } from '../../test/sound-html.ts'
import type { PageJudge } from './page-shapes.ts'
import type { Verdict } from './target.ts'

/**
 * How many characters a page has by itself at most, how many each item adds, and how often a character of its content
 * may come again, escaped or isolated.
 */
const ofThePage = 200_000
const ofAnItem = 6_000
const timesEach = 16

/** Of a page of a million characters html-validate has not been seen to come back. */
const longestValidated = 300_000

/** What must hold for the page of any content; html-validate takes long, so only some, and none that are huge, are asked of it. */
export async function judgePage(
  { renderer, findFaults }: PageJudge,
  page: Page,
  { validate }: { validate: boolean },
): Promise<Verdict> {
  const html = render()
  if (html === undefined) return { answer: 'too large for a page', faults: [] }
  const faults = findFaults(page, html)
  if (render() !== html) faults.push('the same page is other bytes the second time')
  if (html.length > boundOf(page)) faults.push(`${html.length} characters of ${boundOf(page)} at most`)
  if (validate && html.length <= longestValidated) faults.push(...(await findProblems(html)))
  return { answer: validate ? 'a page, validated' : 'a page', faults }

  /** Undefined: more than a template may hold, which is an answer. */
  function render(): string | undefined {
    try {
      return renderer.renderPage(page)
    } catch (error) {
      if (error instanceof SectionError && error.isTooLarge) return
      throw error
    }
  }
}

/** White space at the ends of lines, and sections that are called the same, are the author's. */
const ofTheAuthor = ['no-trailing-whitespace', 'unique-landmark']

async function findProblems(html: string): Promise<string[]> {
  const problems = await problemsIn(html)
  return problems
    .filter((problem) => !ofTheAuthor.some((rule) => problem.startsWith(rule)))
    .map((problem) => `html-validate: ${problem}`)
}

function boundOf({ content }: Page): number {
  const items = Object.values(content).reduce((sum, each) => sum + each.items.length, 0)
  return ofThePage + items * ofAnItem + timesEach * escapeHtml(JSON.stringify(content)).length
}
