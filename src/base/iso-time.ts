import { z } from 'zod'

/** A moment as files carry it: `2026-11-20T08:00:00.000Z`, or with an offset. */
export const isoTimeSchema = z.iso.datetime({
  offset: true,
  error: 'must be a time such as 2026-11-20T08:00:00Z',
})
