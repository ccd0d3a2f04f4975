import { expect, test } from 'vitest'
import type { ListedPage } from '../../team/use-team-pages.ts'
import { findPages } from './find-pages.ts'

const at = '2026-11-20T08:00:00.000Z'

function page(displayName: string, changes: Partial<ListedPage> = {}): ListedPage {
  const pageName = displayName.toLowerCase().replaceAll(' ', '-')
  return {
    ...{ pageId: pageName, pageName, displayName, brand: 'ENBD', locale: 'en-AE', by: 'sara' },
    ...{ componentCount: 1, createdAt: at, updatedAt: at },
    ...{ isHere: true, isSharable: false, isUnsent: false },
    ...changes,
  }
}

const pages = [
  page('Gold card'),
  page('Gold savings', { locale: 'ar-AE', brand: 'EI', by: 'omar' }),
  page('Car loan', { isUnsent: true }),
]

test.each([
  ['', ['Gold card', 'Gold savings', 'Car loan']],
  ['  GOLD ', ['Gold card', 'Gold savings']],
  ['car-loan', ['Car loan']],
  ['arabic gold', ['Gold savings']],
  ['emirates islamic', ['Gold savings']],
  ['omar', ['Gold savings']],
  ['approved', ['Gold card']],
  ['not sent', ['Car loan']],
  ['gold loan', []],
])('%j finds %j', (words, names) => {
  const statesOf = ({ pageId }: ListedPage) => (pageId === 'gold-card' ? ['Approved'] : [])
  expect(findPages(pages, words, statesOf).map(({ displayName }) => displayName)).toEqual(names)
})
