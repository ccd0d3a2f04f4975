import { z } from 'zod'
import type { ValueRule } from './value-rule.ts'

/** A moment as files carry it: `2026-11-20T08:00:00.000Z`, or with an offset. */
export const isoTimeSchema = z.iso.datetime({
  offset: true,
  error: 'time' satisfies ValueRule,
})
