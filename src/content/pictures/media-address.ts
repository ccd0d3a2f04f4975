/** How a value names a picture of the team: by the digest of what was made of it. */
const form = /^\/media\/([0-9a-f]{64})$/

export const pictureHashForm = /^[0-9a-f]{64}$/

export function mediaAddressOf(hash: string): string {
  return `/media/${hash}`
}

/** The digest that an address names; nothing where it is another address. */
export function readMediaAddress(text: string): string | undefined {
  return form.exec(text)?.[1]
}
