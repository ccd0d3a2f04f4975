import type { Measure } from './measures.ts'

type Section = Measure & {
  /** ISO date. */
  day: string
  machine: string
  /** Given to the measure beside its own. */
  options: readonly string[]
  printed: string
  missed: boolean
}

/** The page with this section new, in the order of `measures`, and all others as they were. */
export function replaceSection(page: string, section: Section, measures: readonly Measure[]): string {
  const [head = '', ...parts] = page.split(/^(?=## )/m)
  const others = new Map(parts.map((part) => [titleOf(part), `${part.trim()}\n`]))
  others.set(section.title, writeSection(section))
  const known = measures.flatMap(({ title }) => others.get(title) ?? [])
  return `${[head.trim(), ...known.map((part) => part.trim())].join('\n\n')}\n`
}

function titleOf(part: string): string {
  return part.slice(3).split('\n', 1)[0] ?? ''
}

function writeSection({ title, about, name, options, day, machine, printed, missed }: Section): string {
  const command = ['npm run measure --', name, ...(options.length > 0 ? ['--', ...options] : [])].join(' ')
  const outcome = missed ? ' **What is wanted was missed.**' : ''
  return [
    `## ${title}`,
    '',
    about,
    '',
    `\`${command}\`, ${day}, ${machine}.${outcome}`,
    '',
    '```text',
    printed.replaceAll('```', "'''"),
    '```',
    '',
  ].join('\n')
}
