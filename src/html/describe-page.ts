import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { contentOf, type InstanceContent, textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Page } from './page.ts'

/** A page in few words: the first title, the first description; both fall back to the page's name. */
export function describePage(page: Page, manifest: Manifest): { title: string; description: string } {
  let title = ''
  let description = ''
  for (const { code, instanceId } of page.components) {
    const component = findComponent(manifest, code)
    if (!component) continue
    const content = contentOf(page.content, instanceId)
    title ||= wordsOf(component, content, component.titleField)
    description ||= wordsOf(component, content, 'description') || wordsOf(component, content, 'sub_title')
  }
  title ||= page.name.replaceAll('-', ' ').trim()
  return { title, description: (description || title).replace(/\s+/g, ' ') }
}

function wordsOf({ docx }: Component, { fields }: InstanceContent, name: string | undefined): string {
  const field = docx.fields.find((candidate) => candidate.name === name)
  const text = field ? textOf(fields[field.name]?.value) : ''
  return (field?.type === 'richtext' ? plainText(text) : text).trim()
}
