import { expect, test } from 'vitest'
import { valueMapsOf } from '#content/draft/items.ts'
import { bold, heading, manifest, propose } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'
import { makeDraft } from './make-draft.ts'
import { placeWords } from './place-words.ts'
import type { Proposal } from './proposal.ts'

/** The wordings beside each value, by field. */
function wordingsOf(page: Proposal | undefined) {
  if (!page) throw new Error('There is no page')
  const { content } = makeDraft(page, manifest, '2026-11-02T08:00:00.000Z')
  return Object.values(content)
    .flatMap(valueMapsOf)
    .flatMap((values) =>
      Object.entries(values).flatMap(([name, { earlier = [] }]) =>
        earlier.map(({ value }) => `${name}: ${value}`),
      ),
    )
}

test('every other wording of a line lies beside the one that was taken, whole and without its label', () => {
  expect(
    wordingsOf(
      propose(
        heading('Hero'),
        text('Headline option 1: A card for you'),
        text('Headline option 2 (recommended): The card that gives back'),
        text('Headline option 3: Money back, each month'),
        text('CTA: Apply now'),
      )[0],
    ),
  ).toEqual(['title: A card for you', 'title: Money back, each month'])
})

test('versions of several lines lie beside each other line by line', () => {
  expect(
    wordingsOf(
      propose(
        heading('Option A', 2),
        text('Headline: A card for you'),
        text('Body: Money back on all you buy.'),
        heading('Option B', 2),
        text('Headline: The card that gives back'),
        text('Body: You get more each month.'),
      )[0],
    ),
  ).toEqual(['title: The card that gives back', 'sub_title: You get more each month.'])
})

test('words of an item have their other wordings too', () => {
  const [page] = propose(
    heading('Hero'),
    text('Headline option 1: A card for you'),
    text('Headline option 2 (recommended): The card that gives back'),
    text('CTA: Apply now'),
    heading('Your questions'),
    bold('Who may apply?'),
    text('All who live in the UAE.'),
    bold('What does it cost?'),
    text('Nothing in the first year.'),
  )
  const words = page?.versions[0]?.options[1]?.slice(1)
  if (!page || !words) throw new Error('There are no versions')
  const section = page.sections[1]?.id ?? -1
  const asked = placeWords(page, words, { section, item: 'new', role: 'question' }, manifest)
  expect(wordingsOf(asked)).toEqual(['question: A card for you'])
})
