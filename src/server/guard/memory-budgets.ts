import { callBudget, jsonBudget, pictureBudget, teamBudget, uploadBudget } from '../limits.ts'
import { createAnswerBudget } from '../uploads/answer-budget.ts'
import { type BudgetStatus, createMemoryBudget } from './memory-budget.ts'

export type MemoryBudgets = ReturnType<typeof createMemoryBudgets>

/** All memory that requests are given, by what they hold there. */
export function createMemoryBudgets(children: number) {
  return {
    uploads: createMemoryBudget(uploadBudget(children)),
    answers: createAnswerBudget(children),
    json: createMemoryBudget(jsonBudget),
    calls: createMemoryBudget(callBudget),
    team: createMemoryBudget(teamBudget),
    pictures: createMemoryBudget(pictureBudget),
  }
}

export function statusesOf(budgets: MemoryBudgets): [name: string, status: BudgetStatus][] {
  return Object.entries(budgets).map(([name, { status }]) => [name, status()])
}
