/** What a figure says of its value: exactly that, at least that, and so on. */
export type Bound = 'exact' | 'about' | 'from' | 'upTo' | 'min' | 'max' | 'within' | 'over'

export type Currency =
  | 'AED'
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'SAR'
  | 'QAR'
  | 'KWD'
  | 'BHD'
  | 'OMR'
  | 'EGP'
  | 'JOD'
  | 'INR'
  | 'PKR'
  | 'PHP'
  | 'CHF'

export type Unit =
  | Currency
  | '%'
  | 'fils'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'workday'
  | 'hour'
  | 'minute'
  | 'second'
  | 'point'
  | 'mile'
  | 'times'
  /** Values such as "2:1". */
  | 'ratio'
  | `count:${string}`

/** A stretch of a text, in UTF-16 units of the text as it was given. */
export type Span = { from: number; to: number; text: string }

export type Range = { from: string; to: string }

/** Decimal text, magnitudes worked out: "3m" is "3000000". A list holds tiers: "2, 3 or 4%". */
export type Value = string | Range | readonly string[]

export type Period = 'year' | 'month' | 'week' | 'day' | 'quarter' | 'transaction'

/** A number of a text with all that belongs to its meaning. */
export type Figure = Span & {
  value: Value
  /** None: a bare number. */
  unit?: Unit
  bound: Bound
  per?: Period
  method?: 'flat' | 'reducing'
  vat?: 'incl' | 'excl'
  /** Its asterisk or footnote sign: the condition that it stands under. */
  marker?: string
  /** Its currency is not said with it, but follows from another figure or from a salary. */
  inherited?: true
}

/** Digits, or words, that look like a figure and are none. */
export type Mention = Span &
  /** A date as in ISO 8601, where "--03-31" is a day without a year, and "--H09-15" one of the Hijri calendar; a time of the day as "17:00". */
  (
    | { kind: 'date' | 'time'; value: string | Range; bound: Bound }
    | { kind: 'ordinal'; value: string; unit?: Unit }
    | { kind: 'phone' /** Digits alone, and a leading plus. */; value: string }
    /** Round the clock: "24/7". */
    | { kind: 'always'; value: '24/7' }
    /** Of the web, or an email address. */
    | { kind: 'address'; value: string }
    /** Names and codes with digits in them: "Card 2 Go", "B2B". */
    | { kind: 'name'; value: string }
  )

/** Digits, or blanks left for them, that could not be read for certain. They are never published. */
export type Unread = Span

/** Each in the order of the text; no two overlap. Every digit of the text is in one of them. */
export type Reading = { figures: Figure[]; mentions: Mention[]; unread: Unread[] }
