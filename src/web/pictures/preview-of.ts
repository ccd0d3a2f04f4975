import { escapeHtml } from '#base/escape-html.ts'
import { shorten } from '#base/shorten.ts'
import { inlineSvg } from '#html/image.ts'
import { texts } from '#texts/pictures.ts'
import { imageDirective, type PicturePolicy, showingOf } from './picture-policy.ts'
import { withoutNavigation } from './without-navigation.ts'

/** Addresses that were tried and gave nothing. */
type Failed = (url: string) => boolean

/**
 * A page to be looked at in the tool: it fetches no picture that nobody asked for, and where one cannot be shown stands
 * why. Its policy comes before anything of its own, and holds whatever the page says.
 */
export function previewOf(html: string, policy: PicturePolicy, isFailed: Failed = () => false): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(imageDirective(policy))}">`
  return withoutNavigation(withPictureBoxes(html, policy, isFailed)).replace(
    /^\s*(<!doctype[^>]*>)?/i,
    (doctype) => doctype + meta,
  )
}

/** Hosts of pictures that a page names and a preview does not show. */
export function hiddenHostsIn(html: string, policy: PicturePolicy): string[] {
  const urls = [...html.matchAll(picturePattern)].map(([, , , source = '']) => readAttribute(source))
  return hiddenHostsAmong(urls, policy)
}

export function hiddenHostsAmong(urls: readonly string[], policy: PicturePolicy): string[] {
  const hosts = urls.flatMap((url) => {
    const showing = showingOf(url, policy)
    return showing.is === 'hidden' ? [showing.host] : []
  })
  return [...new Set(hosts)]
}

/** With the files that a browser may choose from, where a picture has some. */
const picturePattern = /((?:<source [^>]*>)*)(<img src=")([^"]*)"/g

/** In the place of each picture that is not shown stands why. */
export function withPictureBoxes(html: string, policy: PicturePolicy, isFailed: Failed): string {
  return html.replace(picturePattern, (whole, _: string, before: string, source: string) => {
    const url = readAttribute(source)
    const showing = showingOf(url, policy)
    if (showing.is === 'shown' && !isFailed(url)) return whole
    const [first, second] =
      showing.is === 'hidden'
        ? [texts.hidden, showing.host]
        : [showing.is === 'on-site' ? texts.onSite : texts.failed, url]
    return `${before}${escapeHtml(pictureOf(first, shorten(second, longest)))}"`
  })
}

const longest = 44

/** In the shape that pictures mostly have; it may lose a little at its edges. */
function pictureOf(first: string, second: string): string {
  const line = (y: number, size: number, words: string) =>
    `<text x="320" y="${y}" font-size="${size}" text-anchor="middle">${escapeHtml(words)}</text>`
  return inlineSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice"><rect width="640" height="400" fill="#e6e9ef"/><g fill="#3c4454" font-family="system-ui,sans-serif">${line(195, 24, first)}${line(228, 20, second)}</g></svg>`,
  )
}

function readAttribute(source: string): string {
  return source.replace(/&(amp|lt|gt|quot|#34|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" }
