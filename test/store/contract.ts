import { describe } from 'vitest'
import { backupContract } from './backup-contract.ts'
import type { Engine } from './engine.ts'
import { facesContract } from './faces-contract.ts'
import { pagesContract } from './pages-contract.ts'
import { recordsContract } from './records-contract.ts'
import { talkContract } from './talk-contract.ts'
import { togetherContract } from './together-contract.ts'
import { versionsContract } from './versions-contract.ts'

/** What both databases are held to. */
export function contract(engine: Engine) {
  describe('pages', () => pagesContract(engine))
  describe('versions', () => versionsContract(engine))
  describe('talk', () => talkContract(engine))
  describe('languages', () => facesContract(engine))
  describe('records', () => recordsContract(engine))
  describe('backups', () => backupContract(engine))
  describe('together', () => togetherContract(engine))
}
