import { create } from 'zustand'
import type { Result } from '#base/result.ts'
import type { PictureFile } from '#content/pictures/picture-files.ts'
import type { TeamPicture } from '#team/picture.ts'
import { listTeamPictures, type PictureFailure } from '../api/team-pictures.ts'
import { mediaStart } from './media-start.ts'

type Library = {
  /** By digest, the last added first. */
  pictures: ReadonlyMap<string, TeamPicture>
  /** Nothing while nobody has asked, or while it is being asked for. */
  failure: PictureFailure | undefined
  isLoaded: boolean
}

/** The pictures of the team, as far as this tab knows them. */
export const useLibrary = create<Library>(() => ({
  pictures: new Map(),
  failure: undefined,
  isLoaded: false,
}))

let asking: Promise<Result<TeamPicture[], PictureFailure>> | undefined

/** Asks for all of them; whoever asks meanwhile waits for the same answer. */
export async function loadLibrary(): Promise<void> {
  asking ??= listTeamPictures().finally(() => {
    asking = undefined
  })
  const listed = await asking
  if (!listed.ok) return useLibrary.setState({ failure: listed.refusal })
  const pictures = new Map(listed.value.map((picture) => [picture.hash, picture]))
  useLibrary.setState({ pictures, failure: undefined, isLoaded: true })
}

/** One that was just added or changed. */
export function keepInLibrary(picture: TeamPicture) {
  useLibrary.setState(({ pictures }) => ({
    pictures: new Map([[picture.hash, picture], ...[...pictures].filter(([hash]) => hash !== picture.hash)]),
  }))
}

export function forgetInLibrary(hash: string) {
  useLibrary.setState(({ pictures }) => ({
    pictures: new Map([...pictures].filter(([each]) => each !== hash)),
  }))
}

/** Nothing while the library does not have the picture, or is not here. */
export function findFileUrl(hash: string, { name }: Pick<PictureFile, 'name'>): string | undefined {
  const picture = useLibrary.getState().pictures.get(hash)
  return picture && `${mediaStart()}${hash}/${name}?${picture.pass}`
}

/** For downloads. Throws when it cannot be had. */
export async function loadPicture(hash: string, file: PictureFile): Promise<Uint8Array> {
  if (!findFileUrl(hash, file)) await loadLibrary()
  const url = findFileUrl(hash, file)
  if (!url) throw new Error(`The team does not have the picture ${hash}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture ${hash} did not come: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
