/** Puts a text on the clipboard. False: the browser does not let us, as it does not on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.info('The clipboard cannot be used', error)
    return false
  }
}
