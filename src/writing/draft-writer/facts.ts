import { rememberLast } from '#base/remember-last.ts'
import { readFact as readClaims } from '#facts/read-fact.ts'
import { answerIn } from '../brief/answered.ts'
import { type FactKind, kindOf } from '../page-plan/fact-kind.ts'
import { saidIn } from '../said-figures.ts'
import { type FactFigure, figuresOfFact } from './fact-figures.ts'
import { foldText, hasArabic } from './text.ts'

/** One thing that the brief says of the product. */
export type Fact = {
  /** Without a stop at its end, in the page's language. */
  text: string
  /** Its statement: in the brief's words and language. */
  told: string
  /** As the brief has it. */
  source: string
  kind: FactKind
  shape: FactShape
  figures: readonly FactFigure[]
  /** What it is about, by the name under which its figures are read; nothing where that is not known. */
  subject: string | undefined
  /** Its values and units, to be compared with those of others. */
  said: readonly string[]
}

/** How a fact can stand in a sentence: after "you get", after "you can", as one itself, or only after a colon. */
export type FactShape = 'noun' | 'verb' | 'sentence' | 'fragment'

export function createFact(given: Pick<Fact, 'text' | 'told' | 'source'>): Fact {
  return { ...given, ...readFact(given.text) }
}

/** Each value of a page is written from the same facts. */
const readFact = rememberLast(400, (text) => ({
  kind: kindOf(text),
  shape: shapeOf(text),
  figures: figuresOfFact(text),
  subject: subjectOf(text),
  said: saidIn(text),
}))

function subjectOf(text: string): string | undefined {
  const { figures, none, validTo } = readClaims(text)
  if (validTo !== undefined && ofOffer.test(text)) return 'offer period'
  const [first] = figures.flatMap(({ about, figure }) => (about === undefined ? [] : [{ about, figure }]))
  const least = first && leastOf[first.about]
  if (least !== undefined && !leadsWithNone.test(text))
    return /^(?:from|min|exact)$/.test(first?.figure.bound ?? '') ? least : undefined
  const without = none[0]?.about === 'balance' ? 'no minimum balance' : none[0]?.about
  return leadsWithNone.test(text) ? (without ?? first?.about) : (first?.about ?? without)
}

const leadsWithNone = /^(?:no|zero|without)\s|^(?:بدون|بلا|دون)\s/i

const ofOffer =
  /^(?:(?:the )?offer|valid|validity|campaign|apply|ends?)(?!\p{L})|^(?:العرض|يسري|ساري|الحملة|صالح|ينتهي)/iu

/** What is said of these is the least that is asked for. */
const leastOf: Partial<Record<string, string>> = { salary: 'minimum salary', balance: 'minimum balance' }

function shapeOf(text: string): FactShape {
  if (answerIn(text)) return 'sentence'
  const [first = ''] = foldText(text).split(/[\s،,:]/)
  if (hasArabic(text)) return arabicShape(text, first)
  if (
    /^(?:no|zero|without|not|only|from|for|minimum|maximum|subject|when|if|as|in|on|at|once|after|until|valid|available|open|paid|accepted|free)$/.test(
      first,
    )
  ) {
    return /^open$/.test(first) && /^open (?:an?|your|the|it)\b/i.test(text) ? 'verb' : 'fragment'
  }
  if (imperatives.has(first) && (!alsoNouns.has(first) || opensObject.test(text))) return 'verb'
  if (/\b(?:compliant|certified|approved|available|included|free)$/.test(foldText(text))) return 'fragment'
  if (alsoNouns.has(first)) return 'noun'
  if (finite.test(` ${foldText(text)} `)) return 'sentence'
  return isEntry(text) ? 'fragment' : 'noun'
}

/** "Annual fee AED 300" and "account opened in 5 minutes" name a thing and what there is of it: nobody "gets" them. */
function isEntry(text: string): boolean {
  return /^[^\d:]{1,40}:\s/.test(text) || done.test(text) || namedFigure.test(text)
}

const done =
  /^(?:\S+ ){1,3}(?:opened|paid|credited|waived|required|needed|delivered|approved|charged)(?!\p{L})/iu
const namedFigure =
  /^(?!(?:up to|from|over|more than)\b)(?:[\p{L}()’'-]+ ){1,5}(?<!\b(?:of|to|from|with|for|in|at|on|over|than|by|a|an|the|extra|free|plus|and|or) )(?:up to |from |at least |min\.? |max\.? )?(?:AED|USD|Dhs?\.?)?\s?\d/iu

function arabicShape(text: string, first: string): FactShape {
  if (/^(?:لا|بلا|بدون|من|دون|حتى|حتي|خلال|عند|في|ابتداء|فقط|على|علي|يشترط|لمده)$/.test(first))
    return 'fragment'
  if (arabicVerbs.test(first) || /(?:يمكنك|تستطيع)/.test(text)) return 'sentence'
  return 'noun'
}

const imperatives = new Set(
  `apply earn get enjoy save pay send transfer receive choose manage track use spend open add set link split book redeem
  collect withdraw deposit travel invest finance borrow buy build convert pick start switch move control access view
  check compare keep lock freeze share invite plan own drive top make shop fly stay settle postpone skip hold activate repay`.split(
    /\s+/,
  ),
)

/** "Travel takaful" and "Access to lounges" are things; "Travel with your family" is something to do. */
const alsoNouns = new Set(
  'access travel finance deposit transfer book plan control drive top stay view check shop'.split(' '),
)
const opensObject = /^\S+ (?:an?|the|your|our|all|any|at|in|with|from|online|abroad)\b/i

const finite =
  / (?:is|are|can|will|has|have|earns?|gets?|pays?|offers?|includes?|comes?|does|do|needs?|arrives?|takes?|gives?|stays?|works?|covers?|lets?|helps?|applies|apply|starts?|costs?|reaches|you|we|it) /
const arabicVerbs =
  /^(?:قدم|افتح|احصل|استمتع|اكسب|ادفع|حول|وفر|استرد|سافر|تحكم|اختر|ادخر|اربح|استخدم|تسوق|سدد|اجمع|تابع|نقدم|نوفر|نمنح|تحصل|تكسب|يصل|تصل|يتوفر|تتوفر|يمكن|تشمل|يشمل|يتم|تدفع|توفر|يوفر|تمنح)$/
