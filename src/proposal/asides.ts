import type { Habits } from './habits.ts'

/** What is said to colleagues: wholly in brackets, or with the words that such lines begin with. */
export function isAside(text: string, { isDeck }: Habits): boolean {
  if (/^\[[^\]]*\]\.?$/.test(text)) return true
  if (isDeck && /^\([^)]*\)\.?$/.test(text)) return true
  return asideBefore.test(text) || letter.test(text) || isUnfinished.test(text)
}

const asideBefore =
  /^(?:note(?:s)?(?: (?:to|for) [\w ]{2,20})?|nb|n\.b\.|internal|placeholder|draft|designer|design|dev|screenshot|insert|ملاحظة|للمصمم|للمراجعة)\s*[:–—-]/i

const letter =
  /^(?:hi|hello|dear) (?:all|team|everyone|both)\b|^(?:best|kind|warm) regards\b|\blet me know (?:if|whether|what)\b|\bas discussed\b|\bhere is the (?:text|copy)\b|\bon leave (?:from|until)\b|^this e-?mail is confidential|^السلام عليكم|^(?:thanks|thank you|cheers|regards|شكراً?)\s?[,،]\s*\p{L}+(?: \p{L}+)?$|^مرحباً? (?:بالجميع|فريق)|^تحياتي|^مع (?:أطيب )?التحيات/iu

const isUnfinished =
  /^(?:lorem ipsum|\/\/|!!)|^(?:todo|to do|tbc|tbd|verify|fixme)\b|^x{2,3}$|^(?:version|draft|v)\s?\d+(?:\.\d+)?\b.{0,60}$|^\d{1,2}(?:st|nd|rd|th)? \p{L}+,? 20\d\d$|^20\d\d-\d\d-\d\d$|^.{0,50}\b(?:tbc|tbd|todo)\b[.!]?$|^(?:draft|مسودة)\b.*(?:not approved|for review|waiting|للمراجعة|غير معتمد)/iu

/** The small print of a page. */
export function isLegal(text: string): boolean {
  if (/^(?:[*†‡]|[¹²³⁴])\s*\S/.test(text) || isWarning(text)) return true
  return smallPrint.test(text)
}

const smallPrint = new RegExp(
  `^(?:${[
    '(?:all )?(?:t&cs?|terms(?: and conditions| & conditions)?|conditions) apply\\b',
    '(?:rates|prices|figures|fees)(?: and charges)? (?:as of|are|may|exclude|include|apply)\\b',
    '(?:offer|promotion)(?: is)? valid\\b|valid (?:until|from|till)\\b|subject to\\b|for full terms\\b|see (?:the )?(?:full )?terms\\b',
    'emirates (?:nbd|islamic)[\\w\\s().]{0,20} is (?:licensed|regulated)\\b|(?:licensed|regulated) by\\b',
    'تُ?طبّ?ق الشروط|الشروط والأحكام|(?:يخضع|تخضع)\\s|(?:العرض سار|يسري العرض)|مرخص',
  ].join('|')})`,
  'i',
)

/** What the regulator wants to be said, with the word itself. */
export function isWarning(text: string): boolean {
  return /^\s*(?:warning|caution|تحذير|تنبيه)\s*[:：!]/i.test(text)
}

/** Lines above a letter, and what ends it. */
export function isLetterHead(text: string): boolean {
  return /^(?:from|to|cc|bcc|sent|date|subject|من|إلى|التاريخ|الموضوع)\s*[:：]/i.test(text)
}

export function isFarewell(text: string): boolean {
  return /^(?:(?:best|kind|warm|many)(?: regards| wishes| thanks)?|regards|thanks|cheers|sincerely|تحياتي|مع (?:أطيب |خالص )?التحيات|شكراً?)\s*[,،!.]?$/i.test(
    text,
  )
}
