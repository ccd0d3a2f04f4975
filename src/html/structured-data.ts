import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { columnsOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { SectionValues } from './section-scope.ts'

/** A question with its answer as plain text. */
export type Question = { question: string; answer: string }

/** What a section with questions answers: the items that have both. */
export function questionsOf(component: Component, { items }: SectionValues): Question[] {
  const nameOf = (role: Role) => columnsOf(component).find((column) => column.role === role)?.name ?? ''
  return items.flatMap((item) => {
    const [question, answer] = [item[nameOf('question')], item[nameOf('answer')]]
    if (typeof question !== 'string' || typeof answer !== 'string') return []
    const text = plainText(answer).trim()
    return question.trim() !== '' && text !== '' ? [{ question: question.trim(), answer: text }] : []
  })
}

/** The questions of a page as JSON-LD (schema.org FAQPage) that can stand in a script element; empty without any. */
export function faqPage(questions: readonly Question[]): string {
  if (questions.length === 0) return ''
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** How a Content-Security-Policy names the one script element that holds `text`. */
export function scriptHash(text: string): string {
  return `sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}`
}
