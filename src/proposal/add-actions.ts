import type { Link } from '#word/blocks/line.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { remarkFrom } from './asides.ts'
import { addGrain, type Gathering, hold } from './gathering.ts'
import type { GrainRole } from './grain.ts'
import { readActions } from './read-action.ts'

export function addActions(
  into: Gathering,
  value: Piece,
  role: GrainRole,
  { links }: { links?: Link[] },
  from: number,
) {
  for (const [index, { words, address }] of readActions(value, into.setting.units).entries()) {
    const own = index > 0 && into.item === undefined ? 'second-action' : role
    const [label, button] = cutPiece(words, lengthOfLabel(textOfPiece(words, into.setting.units)))
    if (!isEmptyPiece(label)) hold(into, 'label', from, [label])
    addGrain(into, from, own, [button], links ? { links } : {})
    if (address) addAddress(into, address, from)
  }
}

/** "CTA 2: Call us", "button Call us" beside another button. */
export function lengthOfLabel(text: string): number {
  const bare =
    /^\s*(?:and|or|و|أو)\s+(?=[\p{Lu}\p{Script=Arabic}])|^[\s/|·•]*(?:button|btn|cta|زر)\s+(?=[\p{Lu}\p{Script=Arabic}])/u.exec(
      text,
    )?.[0].length
  if (bare) return bare
  const found = /^[\s/|·•]*([^:：]{2,24})[:：]\s*(?=\S)/.exec(text)
  const slot = found?.[1] === undefined ? undefined : readLabel(found[1])?.slot
  return slot === 'action' || slot === 'second-action' ? (found?.[0].length ?? 0) : 0
}

/** At a label for an address may stand what the button says: "Open an account (/open)". */
export function isNamed(value: Piece, units: Units): boolean {
  const whole = textOfPiece(value, units)
  const text = whole.slice(0, remarkFrom(whole)).trim()
  const [first] = readActions(value, units)
  const isWords = first?.address !== undefined && !leadsSomewhere(wordsOf(first.words, units))
  return isWords || !leadsSomewhere(text)
}

/** "Same as the first button", where an address should stand. */
export function isAsBefore(text: string): boolean {
  return asBefore.test(text)
}

const asBefore = /^\W*(?:(?:the )?same\b|as (?:above|before)\b)|^\s*(?:نفس|كما|مثل)\s/i

function leadsSomewhere(text: string): boolean {
  return /[/@#]|\.\w{2,}|^\W*(?:tel|mailto)\b/.test(text) || text.split(/\s+/).length > 6
}

/** Where a button leads may be said in words, to colleagues. */
function addAddress(into: Gathering, address: Piece, from: number) {
  const text = wordsOf(address, into.setting.units)
  const isWords =
    /^(?:button|btn|cta)$/i.test(text) ||
    (/^[([]/.test(text) && !/https?:|www\.|[\s([→]\/|tel:|mailto:|#/.test(text))
  if (isWords) hold(into, 'note', from, [address])
  else addGrain(into, from, 'address', [address], {})
}
