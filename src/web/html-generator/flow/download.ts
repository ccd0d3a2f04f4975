/** Where the making of a download stands. */
export type Download = { status: 'idle' } | { status: 'generating' } | { status: 'saved'; filename: string }

export type DownloadEvent =
  | { type: 'generate-started' }
  | { type: 'generate-finished'; filename: string }
  | { type: 'generate-stopped' }

export function nextDownload(event: DownloadEvent): Download {
  switch (event.type) {
    case 'generate-started':
      return { status: 'generating' }
    case 'generate-finished':
      return { status: 'saved', filename: event.filename }
    case 'generate-stopped':
      return { status: 'idle' }
  }
}
