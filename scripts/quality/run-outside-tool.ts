import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { OutsideScore } from './score.ts'

const resultsSchema = z.array(
  z.object({
    page: z.string(),
    lh: z.object({ perf: z.number(), a11y: z.number(), bp: z.number(), seo: z.number() }).nullish(),
    vnu: z.object({ errors: z.array(z.string()), warnings: z.array(z.string()) }).nullish(),
  }),
)

/** Nu does not count `data:` among what a policy in the page allows; browsers do, and show the picture. */
const isFalseAlarm = /violates Content Security Policy.*data:image/

/**
 * Runs a scorer that lies in a folder of its own as `npm start -- <pages> --runs=3 --json=<file>`, and reads Lighthouse's and
 * the Nu validator's figures by the name of the page.
 */
export function runOutsideTool(tool: string, pages: string): Map<string, OutsideScore> {
  const file = join(mkdtempSync(join(tmpdir(), 'page-scores-')), 'scores.json')
  const words = ['start', '--', resolve(pages), '--runs=3', `--json=${file}`]
  const { status, error } = spawnSync('npm', words, { cwd: tool, stdio: ['ignore', 2, 2] })
  if (error || status !== 0) throw new Error(`${tool} ended with ${status}`, { cause: error })
  const results = resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return new Map(results.map(({ page, lh, vnu }) => [page.replace(/\.html$/, ''), scoreOf(lh, vnu)]))
}

type Result = z.infer<typeof resultsSchema>[number]

function scoreOf(lh: Result['lh'], vnu: Result['vnu']): OutsideScore {
  return {
    ...(lh && {
      lighthouse: { performance: lh.perf, accessibility: lh.a11y, practices: lh.bp, seo: lh.seo },
    }),
    ...(vnu && { nu: [...vnu.errors, ...vnu.warnings].filter((each) => !isFalseAlarm.test(each)).length }),
  }
}
