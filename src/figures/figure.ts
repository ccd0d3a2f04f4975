/** What a figure says of its value: exactly that, at least that, and so on. */
export type Bound = 'exact' | 'from' | 'upTo' | 'min' | 'max' | 'within' | 'over'

export type Unit =
  | 'AED'
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'SAR'
  | '%'
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
  | `count:${string}`

/** A stretch of a text, in UTF-16 units of the text as it was given. */
export type Span = { from: number; to: number; text: string }

/** A number of a text with all that belongs to its meaning. Values are decimal text, magnitudes worked out: "3m" is "3000000". */
export type Figure = Span & {
  value: string | { from: string; to: string }
  /** None: a bare number. */
  unit?: Unit
  bound: Bound
  per?: 'year' | 'month' | 'transaction'
  method?: 'flat' | 'reducing'
  vat?: 'incl' | 'excl'
  /** Its asterisk or footnote sign: the condition that it stands under. */
  marker?: string
}

/** Digits that could not be read for certain. They are never published. */
export type Unread = Span

export type Reading = { figures: Figure[]; unread: Unread[] }
