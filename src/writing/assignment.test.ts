import { expect, test } from 'vitest'
import { assignmentOfField, assignmentOfItem } from './assignment.ts'
import { fieldTask, itemTask } from './fake-tasks.node.ts'
import { figuresFromNowhere } from './said-figures.ts'

const neighbours = {
  relatedTitle: 'Earn 37% today',
  itemValues: { title: 'Earn 37% today', info: 'Within 48 hours' },
}

function strangeIn(changes: Parameters<typeof fieldTask>[2]): string[] {
  const task = fieldTask('CardList004', 'description', { ...neighbours, ...changes })
  return figuresFromNowhere('Get 37% within 48 hours', assignmentOfField(task).knownText)
}

test('a figure that nobody read in a neighbour is not known by standing there', () => {
  expect(strangeIn({ knownColumns: [] })).toEqual(['37%', 'within 48 hours'])
  expect(strangeIn({ knownColumns: ['info'] })).toEqual(['37%'])
  expect(strangeIn({ knownColumns: ['title', 'info'] })).toEqual([])
})

test('whoever does not say what is known stands by all of it', () => {
  expect(strangeIn({})).toEqual([])
})

test('a page is Islamic by its brand or by its brief', () => {
  const field = (changes: Parameters<typeof fieldTask>[2]) =>
    assignmentOfField(fieldTask('FAQ001', 'title', changes)).islamic
  expect([field({}), field({ brand: 'ENBD' }), field({ brand: 'EI' })]).toEqual([false, false, true])
  expect(assignmentOfItem(itemTask('FAQ001', { brand: 'EI' })).islamic).toBe(true)
  expect(assignmentOfItem(itemTask('FAQ001', { guidedIdea: 'Takaful' })).islamic).toBe(true)
})
