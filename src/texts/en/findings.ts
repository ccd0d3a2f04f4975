import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Finding, FindingPlace } from '#checks/finding.ts'
import { allNotices } from '#notices/notices.ts'
import { findRule } from '#rules/rule-set.ts'
import { describeProblem } from './content-problems.ts'
import { describeDay } from './describe-day.ts'
import { describeParted } from './facts.ts'
import { describeLayoutError, pageNameErrors } from './layout.ts'

/** What is wrong and what to do; `component` is the one that the finding's place is in. */
export function describeFinding(
  { fault, place, excerpt = '' }: Finding,
  component: Component | undefined,
): string {
  const quoted = excerpt ? `“${shorten(excerpt)}”` : ''
  switch (fault.rule) {
    case 'layout':
      return describeLayoutError(fault.error)
    case 'page-name':
      return pageNameErrors[fault.error]
    case 'unknown-component':
      return `The catalogue has no component ${fault.code}. The page leaves this section out.`
    case 'required-not-accepted':
      return 'The page needs this value. It is written, and waits for somebody to accept it.'
    case 'not-accepted':
      return fault.count === 1
        ? '1 value is not accepted yet. The page gets accepted ones alone.'
        : `${fault.count} values are not accepted yet. The page gets accepted ones alone.`
    case 'sample-accepted':
      return fault.count === 1
        ? '1 value is still a sample. Write it anew, or make sure that it is true of this page.'
        : `${fault.count} values are still samples. Write them anew, or make sure that they are true of this page.`
    case 'button-without-link':
      return `“${shorten(fault.text)}” has no address, so the button leads to what follows it. Give it one, or give the page an action address where it is exported.`
    case 'link-without-address':
      return 'A link has no address, so the page leaves it out. Give it one where it is wanted.'
    case 'no-picture':
      return 'A picture is missing. Give its address, or use placeholder images.'
    case 'picture-untold':
      return 'Nobody has said what this picture shows. Say it for those who cannot see it, or say that the picture only decorates.'
    case 'picture-unknown':
      return 'This picture of the team has no size on this page, so it cannot be shown. Choose it once more.'
    case 'picture-small':
      return `This picture is ${fault.width} px wide and is shown wider than that, so it looks soft. Use one of ${fault.wanted} px or more.`
    case 'section-left-out':
      return 'The page gets nothing for this section, so it is left out. Write a text, or accept what is written.'
    case 'improper-words':
      return `${quoted}: ${describeRule(fault.id)}`
    case 'page-words':
      return [quoted && `${quoted} asks for more.`, describeRule(fault.id)].filter(Boolean).join(' ')
    case 'waived':
      return place
        ? `${quoted} is waived by ${fault.by}: ${shorten(fault.reason)}`
        : `That the wording is missing of ${quoted} is waived by ${fault.by}: ${shorten(fault.reason)}`
    case 'day-over':
      return `${quoted}: ${describeDay(fault.day)} is over. Change the words, or take the offer out.`
    case 'figure-parted':
      return describeParted(excerpt, fault.fact)
    case 'product-unknown':
      return 'Nobody has said which product the page is about, so nobody knows which warnings must stand on it. Choose its product in the details of the page.'
    case 'notice-wording-missing':
      return describeMissingWording(fault.id)
    case 'look-alike-host':
      return `The link ${quoted} leads to ${fault.host}, which looks like ${fault.like} and is not the bank's. Make sure of the address.`
    case 'foreign-letters-in-host':
      return `The link ${quoted} leads to ${fault.host}: letters of another script stand in that name, and may look like others. Make sure of the address.`
    case 'words-name-other-host':
      return `The link ${quoted} names ${fault.named} and leads to ${fault.host}. Mend the words or the address.`
    case 'mail-with-copies':
      return `The mail link ${quoted} sends copies to others. Take “cc” and “bcc” out of the address.`
    case 'direction-turned':
      return `An invisible sign turns the direction of ${quoted}, so that it may read otherwise than it is written. Write the text anew.`
    case 'picture-not-loaded':
      return `The picture ${shorten(fault.url)} cannot be loaded. Mend its address.`
    case 'picture-on-site':
      return `The picture ${shorten(fault.url)} is a path of the site, so it cannot be shown here. Look at it where the page stands.`
    case 'picture-not-shown':
      return `The picture from ${fault.host} is not shown here, so nobody knows whether it can be loaded. Show it and look.`
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
    case 'mail-to-nobody':
      return `The mail link ${quoted} has no whole mail address behind “mailto:”. Mend the address.`
    case 'number-to-nobody':
      return `The phone link ${quoted} has no phone number behind “tel:”. Mend the address.`
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

/** What must stand on the page and cannot, and who asks for it. */
function describeMissingWording(id: string): string {
  const notice = allNotices.find((each) => each.id === id)
  if (!notice) return 'A warning must stand on the page, and its wording is missing.'
  const { name, item } = notice.source
  return `The wording is missing of what must stand on the page: “${shorten(notice.text)}” The bank has to supply it in the language of the page. Source: ${[name, item].filter(Boolean).join(', ')}.`
}

/** What is wrong with the words, what to do, and who asks for it. */
export function describeRule(id: string): string {
  const rule = findRule(id)
  if (!rule) return 'A bank does not publish these words.'
  const { name, item } = rule.source
  return `${rule.message} ${rule.advice.en} Source: ${[name, item].filter(Boolean).join(', ')}.`
}

/** Such as: FAQ, item 2, Question. */
export function describePlace({ field, item }: FindingPlace, name: string): string {
  const parts = [name, item !== undefined && `item ${item + 1}`, field && labelOf(field)]
  return parts.filter(Boolean).join(', ')
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
