import { expect, test } from 'vitest'
import { breakEntry, entryAt, goToEntry, joinBack, joinOn, moveEntry, withEntry } from './entries-text.ts'
import type { Typed } from './typing-history.ts'

/** `|` is the caret. */
function typed(text: string): Typed {
  const at = text.indexOf('|')
  return { text: text.replace('|', ''), caret: { start: at, end: at } }
}

function show(now: Typed | undefined): string | undefined {
  return now && `${now.text.slice(0, now.caret.end)}|${now.text.slice(now.caret.end)}`
}

test('the caret tells which entry is typed in', () => {
  expect(entryAt(typed('one\nt|wo\nthree'))).toEqual({ entry: 1, start: 4, end: 7 })
  expect(entryAt(typed('one\ntwo\n|'))).toEqual({ entry: 2, start: 8, end: 8 })
  expect(entryAt(typed('|'))).toEqual({ entry: 0, start: 0, end: 0 })
})

test.each([
  ['an entry is broken at the caret', breakEntry, 'one\ntw|o', 'one\ntw\n|o'],
  ['an entry joins the one before it', joinBack, 'one\n|two', 'one|two'],
  ['an empty one goes', joinBack, 'one\n|\nthree', 'one|\nthree'],
  ['an empty first one goes', joinBack, '|\ntwo', '|two'],
  ['an entry alone stays', joinBack, '|', undefined],
  ['a first one with words stays', joinBack, '|one\ntwo', undefined],
  ['within an entry nothing is joined', joinBack, 'one\nt|wo', undefined],
  ['the next one joins', joinOn, 'one|\ntwo', 'one|two'],
  ['behind the last there is none', joinOn, 'one\ntwo|', undefined],
  ['an entry moves back', (now: Typed) => moveEntry(now, -1), 'one\nt|wo\nthree', 't|wo\none\nthree'],
  ['an entry moves on', (now: Typed) => moveEntry(now, 1), 'one\nt|wo\nthree', 'one\nthree\nt|wo'],
  ['the first has no place before it', (now: Typed) => moveEntry(now, -1), 'o|ne\ntwo', undefined],
  ['the caret goes into another', (now: Typed) => goToEntry(now, 2, 9), 'o|ne\ntwo\nsix', 'one\ntwo\nsix|'],
  ['an entry that is left empty goes', (now: Typed) => goToEntry(now, 2, 1), 'one\n|\nsix', 'one\ns|ix'],
  ['to where there is none it does not go', (now: Typed) => goToEntry(now, 2, 0), 'one\nt|wo', undefined],
])('%s', (_, act, before, after) => {
  expect(show(act(typed(before)))).toBe(after)
})

test('what is typed into an entry leaves the others alone', () => {
  expect(show(withEntry(typed('one\nt|wo\nsix'), typed('tw|elve')))).toBe('one\ntw|elve\nsix')
})
