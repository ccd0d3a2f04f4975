/** Whether events of the frame's document come to listeners from outside. */
export function isHeard(frameWindow: Window & typeof globalThis): boolean {
  const { document } = frameWindow
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  document.addEventListener('probe', hear)
  document.dispatchEvent(new frameWindow.Event('probe'))
  document.removeEventListener('probe', hear)
  return isHeard
}
