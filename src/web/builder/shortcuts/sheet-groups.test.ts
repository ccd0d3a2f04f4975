import { expect, test, vi } from 'vitest'
import { pageCommands } from '../commands/page-commands.ts'
import { sectionCommands } from '../commands/section-commands.ts'
import { sheetGroups } from './sheet-groups.ts'

vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener() {} })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('window', { matchMedia })
})

test.each([
  ['everywhere', pageCommands, 0],
  ['on a section', sectionCommands, 1],
] as const)('the sheet has every key that works %s, and none has two meanings', (_, commands, group) => {
  const keys = commands.flatMap((command) => command.keys ?? [])
  const shown = sheetGroups[group]?.rows.flatMap((row) => row.keys) ?? []
  expect(new Set(keys).size).toBe(keys.length)
  expect(shown).toEqual(expect.arrayContaining(keys))
  expect(new Set(shown).size).toBe(shown.length)
})

test('what is written before it is exported stands first', () => {
  expect(sheetGroups[0]?.rows.map(({ label }) => label)).toEqual([
    'Undo',
    'Redo',
    'Save now',
    'AI Generate',
    'Export',
    'Review the texts',
    'The other language of the page',
    'Both languages side by side, or one',
    'Use the text of the memory',
    'Find and replace',
    'Find a command, a component or a section',
    'Next part of the screen',
    'Previous part of the screen',
    'This sheet',
  ])
})
