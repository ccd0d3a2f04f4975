/** What a value from outside has to be, beside its type. It is the message of a schema; `texts/en/issues.ts` says it. */
export type ValueRule =
  | 'time'
  | 'instance-id'
  | 'no-common-name'
  | 'value'
  | 'item-list'
  | 'no-item-list'
  | 'public-url'
  | 'action-url'
