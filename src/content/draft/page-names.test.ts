import { expect, test } from 'vitest'
import { findPageNameError, proposePageName } from '#layout/page-name.ts'
import { displayNameOf, fileNameOf, withDisplayName, withPageName } from './page-names.ts'

test.each([
  ['Skyline credit card', 'skyline-credit-card'],
  ['  5% Cashback & more! ', '5-cashback-more'],
  ['Café Élite', 'cafe-elite'],
  ['بطاقة', ''],
  ['بطاقة Gold', 'gold'],
  ['', ''],
])('of "%s" the files are proposed to be called "%s"', (name, proposed) => {
  expect(proposePageName(name)).toBe(proposed)
  if (proposed !== '') expect(findPageNameError(proposed)).toBeUndefined()
})

test('a proposal is never too long, and never ends in a hyphen', () => {
  const proposed = proposePageName(`${'card '.repeat(40)}`)
  expect(proposed.length).toBeLessThanOrEqual(80)
  expect(findPageNameError(proposed)).toBeUndefined()
})

test('the page name follows what people call the page, until somebody chooses one', () => {
  const named = withDisplayName({ pageName: '' }, 'Skyline credit card')
  expect(named).toEqual({ displayName: 'Skyline credit card', pageName: 'skyline-credit-card' })
  const renamed = withDisplayName(named, 'Skyline card')
  expect(renamed.pageName).toBe('skyline-card')
  const chosen = withPageName(renamed, 'summer-2027')
  expect(chosen).toEqual({ displayName: 'Skyline card', pageName: 'summer-2027' })
  expect(withDisplayName(chosen, 'Skyline')).toEqual({ displayName: 'Skyline', pageName: 'summer-2027' })
})

test('a page that has one name alone is called by it, and keeps it when its files get another', () => {
  const old = { pageName: 'Gold Card' }
  expect(displayNameOf(old)).toBe('Gold Card')
  expect(fileNameOf(old)).toBe('gold-card')
  expect(withPageName(old, 'gold-card')).toEqual({ displayName: 'Gold Card', pageName: 'gold-card' })
  expect(withDisplayName({ pageName: 'gold-card' }, 'Silver')).toEqual({
    displayName: 'Silver',
    pageName: 'silver',
  })
  expect(withPageName({ pageName: '' }, 'gold-card')).toEqual({ pageName: 'gold-card' })
})

test('a page whose name is taken away has none', () => {
  const named = withDisplayName({ pageName: '' }, 'Skyline')
  expect(displayNameOf(withDisplayName(named, ''))).toBe('')
})
