import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/server/accounts.ts'
import { codeOf } from './place-file.ts'

/** What takes a moment at most, done by one process at a time. */
export async function workAlone<Value>(
  lock: string,
  work: () => Result<Value, string>,
): Promise<Result<Value, string>> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (!takeLock(lock)) await pause(100)
    else {
      try {
        return work()
      } finally {
        rmSync(lock)
      }
    }
  }
  return refuse(texts.locked(lock))
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
