import { type Context, filters, Liquid, type Template } from 'liquidjs'
import { withoutNoncharacters } from '#base/noncharacters.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { altOf, findLinked, type PageImages } from '#content/pictures/page-picture.ts'
import { normalizeRichText } from '#content/values/rich-text.ts'
import { type Image, type ImageKind, renderImage } from './image.ts'
import { MarkedValue, printed, type TemplateText, textOf } from './marked-value.ts'
import type { PageMemory } from './page-memory.ts'
import { positionOf, type ShownPicture, type ShownPictures } from './shown-picture.ts'
import { createFaqId, createId } from './slug.ts'

/** What filters need to know about the section that is being rendered, and of those before it. */
export type RenderState = {
  instanceId: string
  memory: PageMemory
  /** Those of the team that values name, by digest. */
  pictures: ShownPictures
  /** What the page says of pictures that are elsewhere, by address. */
  images: PageImages
  placeholderOf: (kind: ImageKind) => string
  /** Pictures of the section so far, by kind. */
  imageCounts: Record<ImageKind, number>
  /** The section's first image on the web that the author named. */
  shareImage: string
}

export type Engine = {
  parse: (source: string) => Template[]
  render: (template: Template[], scope: object, state: RenderState) => string
}

type Filter = (this: unknown, ...values: unknown[]) => unknown

/** Liquid's own. */
const escapeOutput = filters.escape as Filter
const defaultTo = filters.default as Filter

/**
 * Liquid without eval, with every output escaped. Three filters give HTML of our own making: `rich` for
 * rich text, `icon` for an icon's name, `image` for a URL. Values that know their place are printed in marks.
 */
export function createEngine(pageFiles: PageFiles): Engine {
  const liquid = new Liquid({
    outputEscape(value: unknown) {
      const html = String(escapeOutput.call(this, value))
      return value instanceof MarkedValue ? value.mark(html) : html
    },
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    greedy: false,
    // An empty value is false: `{% if title %}`.
    jsTruthy: true,
    // Asked of the browser otherwise, which costs more than a page; no template says a date.
    locale: 'en',
    renderLimit: 5_000,
    memoryLimit: 50_000_000,
  })
  liquid.registerFilter('rich', {
    raw: true,
    handler: (html: TemplateText) => printed(html, renderRichText(textOf(html))),
  })
  liquid.registerFilter('icon', {
    raw: true,
    handler: (name: TemplateText) =>
      Object.hasOwn(pageFiles.icons, textOf(name)) ? pageFiles.icons[textOf(name)] : '',
  })
  liquid.registerFilter('image', {
    raw: true,
    handler(url: TemplateText, kind: ImageKind, name: TemplateText, alt: TemplateText = '') {
      const shown = { source: textOf(url), kind, name: textOf(name), alt: textOf(alt) }
      const image = nextImage(stateOf(this.context), shown)
      if (image.source === '') return ''
      return renderImage({ ...image, source: printed(url, image.source), alt: printed(alt, image.alt) })
    },
  })
  liquid.registerFilter('id', function (text: TemplateText, kind: string, index: number) {
    const { memory, instanceId } = stateOf(this.context)
    return createId(memory.ids, { text: textOf(text), kind, index, instanceId })
  })
  liquid.registerFilter('faq_id', function (text: TemplateText, index: number) {
    const { memory, instanceId } = stateOf(this.context)
    return createFaqId(memory.ids, { text: textOf(text), index, instanceId })
  })
  liquid.registerFilter('default', function (value: unknown, ...others: unknown[]) {
    const isText = value instanceof MarkedValue && value.valueOf() !== ''
    return isText ? value : defaultTo.call(this, value, ...others)
  })
  return {
    parse: (source) => liquid.parse(source),
    render: (template, scope, state) => liquid.renderSync(template, scope, { globals: { state } }),
  }
}

/** Rich text as blocks: a bare paragraph gets its p. */
export function renderRichText(html: string): string {
  const canonical = withoutNoncharacters(normalizeRichText(html))
  return canonical === '' || /^<(p|ul|ol)>/.test(canonical) ? canonical : `<p>${canonical}</p>`
}

function nextImage(state: RenderState, image: Omit<Image, 'isFirst'>): Image {
  const picture = findPicture(state, image.source)
  const source = picture?.src || image.source || state.placeholderOf(image.kind)
  const isFirst = !state.memory.hasImage()
  if (source !== '') state.memory.addImage()
  if (state.shareImage === '' && /^https?:/i.test(source)) state.shareImage = source
  const index = state.imageCounts[image.kind]++
  const name =
    source === ''
      ? ''
      : createId(state.memory.imageNames, {
          text: image.name,
          kind: image.kind,
          index,
          instanceId: state.instanceId,
        })
  return { ...image, ...(picture ? ofTeam(picture) : toldOf(state, image.source)), name, source, isFirst }
}

function ofTeam(picture: ShownPicture) {
  return { picture, alt: picture.alt, position: picture.position }
}

function toldOf({ images }: RenderState, source: string) {
  const told = findLinked(images, source)
  return told && { alt: altOf(told), ...(told.focus && { position: positionOf(told.focus) }) }
}

function findPicture({ pictures }: RenderState, source: string) {
  const hash = readMediaAddress(source)
  return hash !== undefined && Object.hasOwn(pictures, hash) ? pictures[hash] : undefined
}

function stateOf(context: Context): RenderState {
  return (context.globals as { state: RenderState }).state
}
