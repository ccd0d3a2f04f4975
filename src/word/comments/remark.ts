/** Something that the tool says at a paragraph of the main part; `source` undefined: of the document as a whole. */
export type Remark = {
  source: number | undefined
  /** What it is, in a word or two. */
  kind: string
  lines: readonly string[]
}
