import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { expect, test } from 'vitest'
import { guardHistory } from './guard-history.ts'

/** At /builder, to where somebody came from /home; `held` goes on where the guard held them back. */
function open(isHeld: boolean) {
  const history = createMemoryHistory({ initialEntries: ['/home', '/builder?page=1'], v5Compat: true })
  const { navigator, listen, setGuard } = guardHistory(history)
  const shown: string[] = []
  const held: { pathname: string; goOn: () => void }[] = []
  listen(({ location }) => shown.push(location.pathname + location.search))
  const takeAway = setGuard(({ pathname }, goOn) => {
    if (isHeld) held.push({ pathname, goOn })
    return isHeld
  })
  return { history, navigator, shown, held, takeAway }
}

test('whom nobody holds goes where they want', () => {
  const { navigator, shown } = open(false)
  navigator.push('/home')
  navigator.replace({ pathname: '/builder', search: '?page=2' })
  navigator.go(-2)
  expect(shown).toEqual(['/home', '/builder?page=2', '/home'])
})

test('who follows a link is held, and goes on later', () => {
  const { navigator, history, shown, held } = open(true)
  navigator.push('/home?x=1')
  expect(shown).toEqual([])
  expect(history.location.pathname).toBe('/builder')
  expect(held.map(({ pathname }) => pathname)).toEqual(['/home'])
  held[0]?.goOn()
  expect(shown).toEqual(['/home?x=1'])
})

test('who goes back is brought to where they were, and goes on later without being asked again', async () => {
  const { history, shown, held } = open(true)
  history.go(-1)
  expect(history.location.pathname).toBe('/builder')
  expect(shown).toEqual([])
  held[0]?.goOn()
  await Promise.resolve()
  expect(history.location.pathname).toBe('/home')
  expect(shown).toEqual(['/home'])
  history.go(1)
  expect(held.map(({ pathname }) => pathname)).toEqual(['/home', '/builder'])
})

test('where the guard is gone nobody is held', () => {
  const { history, navigator, shown, takeAway } = open(true)
  takeAway()
  history.go(-1)
  navigator.push('/builder?page=2')
  expect(shown).toEqual(['/home', '/builder?page=2'])
})
