import { expect, test } from 'vitest'
import { briefOf, fieldTask } from '#writing/fake-tasks.node.ts'
import { type FactMeasure, factMeasures, measureFacts } from './fact-measures.ts'
import type { MessyBrief } from './messy-briefs.ts'
import type { WrittenField } from './page.ts'
import { createScore } from './score.ts'

const messy: MessyBrief = {
  name: 'own',
  brand: 'ENBD',
  family: 'credit card',
  brief: briefOf({ keyMessages: ['Up to 5% back on fuel', 'Works with Apple Pay', 'بدون رسوم سنوية'] }),
  productName: 'Cashback card',
  facts: [],
  notes: [],
  contradictions: [],
  unusable: [],
}

/** How many of each measure did not pass on a page of these values. */
function missesOf(values: readonly [code: string, field: string, value: string][], brief = messy) {
  const scores = new Map(factMeasures.map((name) => [name, createScore()]))
  const page = values.map(([code, name, value]): WrittenField => {
    const { component, field, instanceId } = fieldTask(code, name)
    return { component, field, instanceId, section: 0, value, notes: [], mended: [] }
  })
  const scoreOf = (name: FactMeasure) => scores.get(name) ?? createScore()
  measureFacts(scoreOf, brief, page)
  return Object.fromEntries(factMeasures.map((name) => [name, scoreOf(name).tried - scoreOf(name).passed]))
}

test('a page that says each fact passes but for what it cannot carry over', () => {
  expect(
    missesOf([
      ['HBR001', 'title', 'Cashback card: up to 5% back on fuel'],
      ['KBS001', 'description', 'Works with Apple Pay.'],
    ]),
  ).toEqual({ 'facts carried': 0, 'facts carried over': 1, 'at most twice': 0, 'no filler': 0 })
})

test('a fact that is not on the page is missed', () => {
  expect(missesOf([['KBS001', 'description', 'Works with Apple Pay.']])).toMatchObject({ 'facts carried': 1 })
})

test('a fact that stands three times is found, questions and figures apart', () => {
  const often = ['title', 'sub_title'].map((name): [string, string, string] => [
    'HBR001',
    name,
    'Up to 5% back on fuel',
  ])
  const answer: [string, string, string] = ['FAQ001', 'answer', 'Up to 5% back on fuel.']
  const more: [string, string, string] = ['KBS001', 'description', 'You get up to 5% back on fuel.']
  expect(missesOf([...often, answer])).toMatchObject({ 'at most twice': 0 })
  expect(missesOf([...often, more])).toMatchObject({ 'at most twice': 1 })
})

test('a sentence that says nothing of the brief is filler, and a heading is none', () => {
  expect(missesOf([['KBS001', 'description', 'The terms say what else is needed.']])).toMatchObject({
    'no filler': 1,
  })
  expect(missesOf([['KBS001', 'title', 'What you need']])).toMatchObject({ 'no filler': 0 })
})

test('the name of a product with the one word of a fact says no figure of it', () => {
  const brief = { ...messy, brief: briefOf({ keyMessages: ['7 portfolios'] }) }
  const names = ['title', 'sub_title', 'title'].map((name): [string, string, string] => [
    'HBR001',
    name,
    'Skyline portfolios',
  ])
  expect(missesOf(names, brief)).toMatchObject({ 'at most twice': 0 })
})
