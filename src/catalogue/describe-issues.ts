import type { z } from 'zod'

/** All that a schema does not accept, on one line, each with its place. */
export function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`).join('; ')
}
