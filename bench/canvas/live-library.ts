/** A component's section as our renderer draws it, for editors that have no templates. */
export type LiveSection = {
  code: string
  /** The id that it was drawn with. */
  id: string
  /** HTML with marks (`src/html/marks.ts`), none within tags. */
  html: string
  /** By the number in their marks. */
  places: LivePlace[]
}

/** A value: of a field, or of an item at `item`, from 0. */
export type LivePlace = { name: string; item?: number; isRich: boolean }

export type LiveLibrary = { css: string; sections: LiveSection[] }

/** Where peers find it. */
export const liveLibraryUrl = '/live-library.json'
