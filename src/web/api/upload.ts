/** How far an upload is: its share from 0 to 1, and how long it may still take once that can be told. */
export type Upload = { share: number; secondsLeft?: number }

export const startOfUpload: Upload = { share: 0 }

/** Judges by the pace so far, after a second of it. Short waits are not worth a number. */
export function measureUpload(share: number, elapsedSeconds: number): Upload {
  if (share <= 0 || share >= 1 || elapsedSeconds < 1) return { share }
  const secondsLeft = Math.round((elapsedSeconds / share) * (1 - share))
  return secondsLeft < 3 ? { share } : { share, secondsLeft }
}
