import { escapeHtml } from '#base/escape-html.ts'
import { imageDirective, type PicturePolicy } from '../../pictures/picture-policy.ts'

/**
 * Two forms of the frame. In the strict one no script runs because the sandbox lets none. Some browsers (WebKit) then
 * give none of the frame's events to whoever listens from outside; for these there is the heard one, in which the
 * document's own policy, which stands before everything else, lets no script run.
 */
export type FrameForm = 'strict' | 'heard'

export const sandboxOf: Record<FrameForm, string> = {
  strict: 'allow-same-origin',
  heard: 'allow-same-origin allow-scripts',
}

/** The empty document that the page is drawn into. Its policy holds whatever is drawn later. */
export function frameDocument(pictures: PicturePolicy, title: string): string {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    imageDirective(pictures),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return [
    '<!doctype html><html><head>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta charset="utf-8"><base target="_blank">',
    `<title>${escapeHtml(title)}</title>`,
    '</head><body><main id="main"></main></body></html>',
  ].join('')
}
