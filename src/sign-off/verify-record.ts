import type { digestPage } from './digest-page.ts'
import type { SignOffRecord } from './record.ts'

/** Why a page and a record do not belong together; `picture` by its path. */
export type Mismatch =
  | { kind: 'page' }
  | { kind: 'picture'; path: string; why: 'missing' | 'other' | 'added' }

/** `found`: the digests of the page and of those pictures of it that are there. None: they belong together. */
export function findMismatches(
  { file }: Pick<SignOffRecord, 'file'>,
  found: NonNullable<ReturnType<typeof digestPage>>,
): Mismatch[] {
  const here = new Map(found.pictures.map(({ path, sha256 }) => [path, sha256]))
  const recorded = new Set(file.pictures.map(({ path }) => path))
  const ofPictures = file.pictures.flatMap(({ path, sha256 }): Mismatch[] => {
    const digest = here.get(path)
    if (digest === undefined) return [{ kind: 'picture', path, why: 'missing' }]
    return digest === sha256 ? [] : [{ kind: 'picture', path, why: 'other' }]
  })
  const added = found.pictures
    .filter(({ path }) => !recorded.has(path))
    .map(({ path }): Mismatch => ({ kind: 'picture', path, why: 'added' }))
  return [...(found.sha256 === file.sha256 ? [] : [{ kind: 'page' } as const]), ...ofPictures, ...added]
}
