import { escapeHtml } from '#base/escape-html.ts'
import type { Difference } from './compare-pictures.ts'
import type { GalleryPage } from './list-pages.ts'
import { pictureName, widths } from './take-pictures.ts'

/** All pages with their pictures, those of a group together. */
export function indexHtml(pages: readonly GalleryPage[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group)
  const contents = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' ')
  const sections = [...groups].map(
    ([group, all]) =>
      `<section id="${group}"><h2>${group}</h2><div class="row">${all.map(cardOf).join('')}</div></section>`,
  )
  return frame('Gallery', `<nav>${contents}</nav>${sections.join('')}`)
}

function cardOf({ id }: GalleryPage): string {
  const pictures = widths.map(
    (width) =>
      `<a href="pictures/${pictureName(id, width)}"><img loading="lazy" src="pictures/${pictureName(id, width)}" alt="${id} at ${width} px"><span>${width}</span></a>`,
  )
  return `<article><h3><a href="${id}.html">${id}</a></h3><div class="pictures">${pictures.join('')}</div></article>`
}

/** Before, after and what is different, for each picture that is not as it was. */
export function comparisonHtml(differences: readonly Difference[], count: number): string {
  const rows = differences.map(({ name, pixels, share, kind }) => {
    const figures = kind === 'changed' ? `${pixels} pixels, ${(share * 100).toFixed(2)} %` : kind
    const before = kind === 'new' ? '' : pictureOf('kept', 'Before', name)
    const now = kind === 'gone' ? '' : pictureOf('pictures', 'After', name)
    const difference = kind === 'changed' ? pictureOf('differences', 'Difference', name) : ''
    return `<section><h2>${escapeHtml(name)}</h2><p>${figures}</p><div class="three">${before}${now}${difference}</div></section>`
  })
  const summary = `<p>${differences.length} of ${count} pictures are not as they were.</p>`
  return frame('What changed in the gallery', summary + rows.join(''))
}

function pictureOf(folder: string, label: string, name: string): string {
  return `<figure><figcaption>${label}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt="${label}: ${escapeHtml(name)}"></a></figure>`
}

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif }
  body { margin: 0 auto; max-inline-size: 90rem; padding: 24px }
  h1 { font-size: 24px } h2 { font-size: 16px; margin-block: 32px 8px } h3 { font-size: 12px; font-weight: 500; margin-block: 0 8px }
  nav { display: flex; flex-wrap: wrap; gap: 4px 12px }
  .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr)); gap: 16px }
  .pictures, .three { display: grid; grid-template-columns: 1fr 2fr 4fr; gap: 8px; align-items: start }
  .three { grid-template-columns: repeat(3, 1fr) }
  figure { margin: 0 } figcaption, span { font-size: 12px; opacity: 0.8 }
  .pictures a { text-decoration: none; color: inherit } .pictures img { max-block-size: 20rem; object-fit: cover; object-position: top }
  img { display: block; inline-size: 100%; border: 1px solid #8885; border-radius: 4px }
</style></head><body><h1>${title}</h1>${body}</body></html>
`
}
