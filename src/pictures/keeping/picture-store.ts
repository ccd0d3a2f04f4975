/** Where the files of pictures lie, each picture under the digest of what was made of it. */
export type PictureStore = {
  /** All of them or none; the same ones twice are kept once. */
  write: (hash: string, files: readonly { name: string; bytes: Uint8Array }[]) => Promise<void>
  read: (hash: string, name: string) => Promise<Uint8Array | undefined>
  remove: (hash: string, names: readonly string[]) => Promise<void>
}
