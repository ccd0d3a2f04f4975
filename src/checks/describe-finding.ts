import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { describeProblem } from '#content/describe-problem.ts'
import type { Finding, Place } from './finding.ts'

/** What is wrong and what to do; `component` is the one that the finding's place is in. */
export function describeFinding({ fault, excerpt = '' }: Finding, component: Component | undefined): string {
  const quoted = excerpt ? `“${shorten(excerpt)}”` : ''
  switch (fault.rule) {
    case 'layout':
    case 'page-name':
      return fault.message
    case 'unknown-component':
      return `The catalogue has no component ${fault.code}. The page leaves this section out.`
    case 'required-not-accepted':
      return 'The page needs this value. It is written, and waits for somebody to accept it.'
    case 'not-accepted':
      return fault.count === 1
        ? '1 value is not accepted yet. The page leaves it out.'
        : `${fault.count} values are not accepted yet. The page leaves them out.`
    case 'button-without-link':
      return `“${shorten(fault.text)}” has no link, so the page leaves the button out. Give it an address.`
    case 'no-title':
      return 'The page has no title for the browser tab and search results. Give a section a title.'
    case 'no-description':
      return 'The page has no description for search results. Give a section a description.'
    case 'no-main-heading':
      return 'The page has no main heading. Give a section a title.'
    case 'many-main-headings':
      return `The page has ${fault.count} main headings, and one is right. Take out what stands twice.`
    case 'empty-heading':
      return 'A heading has no words. Write a title.'
    case 'heading-skipped':
      return `The heading ${quoted} is on level ${fault.to} straight after level ${fault.from}. A heading between them is missing.`
    case 'no-alt':
      return 'A picture has no text for those who cannot see it. Write a title beside it.'
    case 'link-without-target':
      return fault.target === ''
        ? `The link ${quoted} leads nowhere. Give it an address.`
        : `The link ${quoted} leads to ${shorten(fault.target)}, which is not on this page. Mend the address.`
    case 'link-without-words':
      return 'A link has no words. Write what it leads to.'
    case 'low-contrast':
      return `${quoted} is hard to read: its contrast is ${fault.ratio.toFixed(1)} to 1, and ${fault.needed} to 1 is needed. Tell the web team.`
    case 'duplicate-id':
      return `The id “${shorten(fault.id)}” stands ${fault.count} times on the page, so links to it may go wrong. Tell the web team.`
    case 'too-wide':
      return `On a screen of ${fault.width} px the page is ${fault.excess} px too wide${quoted && `, by ${quoted}`}. Shorten the words, or tell the web team.`
    default:
      return capitalize(describeProblem(fault.problem, component?.docx.items))
  }
}

/** Such as: FAQ, item 2, Question. */
export function describePlace({ field, item }: Place, name: string): string {
  const parts = [name, item !== undefined && `item ${item}`, field && labelOf(field)]
  return parts.filter(Boolean).join(', ')
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
