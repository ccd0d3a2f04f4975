import { ConcreteHyperlink, type IContext, InternalHyperlink, type ParagraphChild } from 'docx'

/**
 * A link to `href`. docx's own external link gives its relationship a random id and takes the address apart
 * at the "#"; this one is the same in every export and keeps the address whole.
 */
export function createLink(href: string, id: number, children: readonly ParagraphChild[]): ParagraphChild {
  if (/^#./.test(href)) return new InternalHyperlink({ anchor: href.slice(1), children })
  return new Link(href, id, children)
}

class Link extends ConcreteHyperlink {
  readonly target: string

  constructor(target: string, id: number, children: readonly ParagraphChild[]) {
    super(children, `Link${id}`)
    this.target = target
  }

  override prepForXml(context: IContext) {
    const { Relationships } = context.viewWrapper
    Relationships.addRelationship(this.linkId, hyperlinkType, this.target, 'External')
    return super.prepForXml(context)
  }
}

const hyperlinkType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
