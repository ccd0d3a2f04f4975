import { findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import { contentOf, type InstanceContent, textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Page } from './page.ts'

/** A page in few words: the first title, the first lead or body; both fall back to the page's name. */
export function describePage(page: Page, manifest: Manifest): { title: string; description: string } {
  let title = ''
  let description = ''
  for (const { code, instanceId } of page.components) {
    const component = findComponent(manifest, code)
    if (!component) continue
    const content = contentOf(page.content, instanceId)
    const { fields } = component.docx
    title ||= wordsOf(
      fields.find(({ name }) => name === component.titleField),
      content,
    )
    description ||= wordsOf(
      fields.find(({ role }) => role && descriptiveRoles.has(role)),
      content,
    )
  }
  title ||= page.name.replaceAll('-', ' ').trim()
  return { title, description: (description || title).replace(/\s+/g, ' ') }
}

const descriptiveRoles: ReadonlySet<Role> = new Set(['lead', 'body', 'body-and-list'])

function wordsOf(field: Field | undefined, { fields }: InstanceContent): string {
  const text = field ? textOf(fields[field.name]?.value) : ''
  return (field?.type === 'richtext' ? plainText(text) : text).trim()
}
