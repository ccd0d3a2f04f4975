import type { z } from 'zod'
import { accept, type Result } from '#base/result.ts'
import type { Refusal } from '#team/refusal.ts'
import type { Deed, Store } from '../store.ts'

/** Who calls, when, and who else there is. */
export type Caller = Deed & {
  /** Who may be named in a comment. */
  users: readonly string[]
}

type Shape = z.ZodType<Record<string, unknown>>

/** One call of the team as data: the server makes a route of it. */
export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  summary: string
  description?: string
  params?: Shape
  querystring?: Shape
  body?: Shape
  answer: z.ZodType
  /** What 409 holds. */
  conflict?: z.ZodType
  /** `asked` is what stands in path, query and body. */
  perform: (store: Store, caller: Caller, asked: never) => Promise<Result<unknown, Refusal>>
}

type Parts<Params extends Shape, Query extends Shape, Body extends Shape> = Omit<
  Call,
  'params' | 'querystring' | 'body' | 'perform'
> & {
  params?: Params
  querystring?: Query
  body?: Body
  perform: (
    store: Store,
    caller: Caller,
    asked: z.infer<Params> & z.infer<Query> & z.infer<Body>,
  ) => Promise<Result<unknown, Refusal>>
}

/** Holds what is performed to what the schemas let through. */
export function defineCall<
  Params extends Shape = z.ZodType<unknown & Record<never, never>>,
  Query extends Shape = z.ZodType<unknown & Record<never, never>>,
  Body extends Shape = z.ZodType<unknown & Record<never, never>>,
>(parts: Parts<Params, Query, Body>): Call {
  return parts as Call
}

/** For what cannot be refused. */
export async function answered<Value>(value: Promise<Value>): Promise<Result<Value, Refusal>> {
  return accept(await value)
}
