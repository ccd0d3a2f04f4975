import { expect, test } from 'vitest'
import { watchContact } from './watch-contact.ts'

function watched() {
  let time = 0
  const said: string[] = []
  const contact = watchContact({
    now: () => time,
    onLost: (reason) => said.push(reason),
    onFound: () => said.push('found'),
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { ...contact, said, pass }
}

test('what goes is told once, however often it fails, and once when it is back', () => {
  const { lost, found, isAway, said } = watched()
  expect(isAway()).toBe(false)
  for (let count = 0; count < 100; count++) lost('ECONNREFUSED')
  expect(isAway()).toBe(true)
  for (let count = 0; count < 100; count++) found()
  expect(isAway()).toBe(false)
  expect(said).toEqual(['ECONNREFUSED', 'found'])
})

test('what comes and goes all the time is told once a minute', () => {
  const { lost, found, said, pass } = watched()
  for (let second = 0; second < 120; second++) {
    lost(`gone at ${second}`)
    found()
    pass(1000)
  }
  expect(said).toEqual(['gone at 0', 'found', 'gone at 60', 'found'])
})

test('what is soon lost again, and then stays away, is told after a minute', () => {
  const { lost, found, said, pass } = watched()
  lost('gone')
  pass(10_000)
  found()
  for (let second = 10; second < 300; second++) {
    pass(1000)
    lost(`gone at ${second}`)
  }
  found()
  expect(said).toEqual(['gone', 'found', 'gone at 59', 'found'])
})
