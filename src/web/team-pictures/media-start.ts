/**
 * Where files of pictures are: whole, because frames without rights have no address that it could follow from. Nothing
 * outside of a browser.
 */
export function mediaStart(): string {
  return globalThis.location === undefined ? '' : `${location.origin}/media/`
}
