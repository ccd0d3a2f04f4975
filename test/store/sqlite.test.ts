import { describe } from 'vitest'
import { contract } from './contract.ts'
import { sqlite } from './engine.ts'

describe('in a file', () => contract(sqlite))
