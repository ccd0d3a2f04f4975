import type { DatabaseProblem } from '#store/database/open-database.ts'
import { texts } from '#texts/server/settings.ts'

export function describeDatabaseProblem(problem: DatabaseProblem): string {
  switch (problem.kind) {
    case 'newer-database':
      return texts.newerDatabase(problem.number, problem.known)
    case 'network-file-system':
      return texts.networkFileSystem(problem.directory, problem.name)
    case 'cannot-open':
      return texts.noDatabase(problem.setting, problem.reason)
  }
}
