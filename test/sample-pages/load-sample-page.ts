import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { dataSchema, readData } from '#content/parse-result.ts'
import type { Page } from '#html/page.ts'
import { type PageSpec, pageSpecSchema } from '#layout/page-spec.ts'

/** Whole pages as the bank would publish them: a layout JSON and its content, side by side. */
export const samplePages = [
  'cashback-credit-card',
  'everyday-savings-account',
  'personal-finance',
  'home-finance',
] as const

export type SamplePage = (typeof samplePages)[number]

export function loadSamplePage(name: SamplePage): Page {
  const { page, components } = loadSampleLayout(name)
  const { name: pageName, locale, createdAt, layoutHash } = page
  return {
    name: pageName,
    locale,
    createdAt,
    layoutHash,
    components,
    content: readData(dataSchema.parse(readJson(name, 'content'))),
    optionalElements: {},
    usePlaceholderImages: true,
  }
}

export function loadSampleLayout(name: SamplePage): PageSpec {
  return pageSpecSchema.parse(readJson(name, 'layout'))
}

function readJson(name: SamplePage, part: 'layout' | 'content'): unknown {
  const file = new URL(`./${name}.${part}.json`, import.meta.url)
  return z.json().parse(JSON.parse(readFileSync(file, 'utf8')))
}
