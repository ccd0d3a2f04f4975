/** Where the numbers of a directory entry, of a local header and of the end record stand, and how many bytes they have (APPNOTE 4.3). */
export const directoryFields = [
  [6, 2],
  [8, 2],
  [10, 2],
  [16, 4],
  [20, 4],
  [24, 4],
  [28, 2],
  [30, 2],
  [32, 2],
  [34, 2],
  [42, 4],
] as const

export const localFields = [
  [6, 2],
  [8, 2],
  [14, 4],
  [18, 4],
  [22, 4],
  [26, 2],
  [28, 2],
] as const

export const endFields = [
  [4, 2],
  [8, 2],
  [10, 2],
  [12, 4],
  [16, 4],
  [20, 2],
] as const

/** Numbers at which readers go wrong. */
export const extremes = [0, 1, 8, 9, 99, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff]
