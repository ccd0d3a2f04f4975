import type { Template } from 'liquidjs'
import type { PageFiles } from '#catalogue/page-files.ts'
import type { Brand } from '#layout/layout.ts'
import { createEngine, type RenderState } from './engine.ts'
import { SectionError } from './section-error.ts'

/** A template file in two parts: its leading style, and its markup, ready to be filled in. */
export type SectionTemplate = { css: string; fill: (scope: object, state: RenderState) => string }

export type Templates = {
  /** The template of a component, if there is one. */
  find: (code: string) => SectionTemplate | undefined
  /** The part with what must stand on pages of some products. */
  notices: SectionTemplate
  fillShell: (scope: object, state: RenderState) => string
  /** All styles of a page: its brand's, then those of its components. */
  cssOf: (brand: Brand, sections: readonly { css: string }[]) => string
}

/**
 * Templates are parsed when they are first filled in, and kept. One that cannot be parsed or filled in is thrown as a `SectionError`
 * with its component's code.
 */
export function createTemplates(pageFiles: PageFiles): Templates {
  const engine = createEngine(pageFiles)
  let shell: Template[] | undefined
  const kept = new Map<string, SectionTemplate>()

  function find(code: string): SectionTemplate | undefined {
    const known = kept.get(code)
    if (known) return known
    if (!Object.hasOwn(pageFiles.templates, code)) return undefined
    const template = parseSection(pageFiles.templates[code] ?? '', code)
    kept.set(code, template)
    return template
  }

  /** The lines of the style stay, empty, so that an error tells the line in the file. */
  function parseSection(source: string, code: string | undefined): SectionTemplate {
    const style = /^\s*<style>([\s\S]*?)<\/style>/.exec(source)
    const markup = source.replace(style?.[0] ?? '', (text) => text.replace(/[^\n]/g, ''))
    let parsed: Template[] | undefined
    return {
      css: compactCss(style?.[1] ?? ''),
      fill(scope, state) {
        parsed ??= parse(markup, code)
        return fill(parsed, code, scope, state)
      },
    }
  }

  function fillShell(scope: object, state: RenderState): string {
    shell ??= parse(pageFiles.shell, undefined)
    return fill(shell, undefined, scope, state)
  }

  function fill(template: Template[], code: string | undefined, scope: object, state: RenderState): string {
    return naming(code, () => engine.render(template, scope, state))
  }

  function parse(source: string, code: string | undefined): Template[] {
    return naming(code, () => engine.parse(source))
  }

  const pageCss = {
    ENBD: compactCss(pageFiles.css + pageFiles.brandCss.ENBD),
    EI: compactCss(pageFiles.css + pageFiles.brandCss.EI),
  }

  return {
    find,
    notices: parseSection(pageFiles.notices, undefined),
    fillShell,
    cssOf: (brand, sections) => [pageCss[brand], ...new Set(sections.map(({ css }) => css))].join('\n'),
  }
}

/** What goes wrong with a template is told with the component's code. */
function naming<Value>(code: string | undefined, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw new SectionError(code, error)
  }
}

function compactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim()
}
