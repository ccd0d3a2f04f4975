import { z } from 'zod'
import type { Locale } from '#base/locale.ts'
import type { ValueRule } from '#base/value-rule.ts'

/** Which component stands where, by its id on this page. */
export type Placement = { code: string; instanceId: string }

/** One component that is placed, or about to be. `createdAt` is an ISO time. */
export type NewInstance = Placement & { createdAt: string }

/** One placed component. `position` counts from 0, and follows from the order (`numberInstances`). */
export type Instance = NewInstance & { position: number }

export type Layout = { components: Instance[]; pageName: string; locale: Locale }

/** A component as a page names it. Foreign pages may name one that the library does not have. */
export const placedCodeSchema = z.string().max(64)

export const instanceIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'instance-id' satisfies ValueRule)
  // Content is kept by instance id, and every object has something by these names.
  .refine((id) => !(id in Object.prototype), 'no-common-name' satisfies ValueRule)

export const brands = ['ENBD', 'EI'] as const
export type Brand = (typeof brands)[number]

const headers: Record<string, Brand> = { 'HDR001-EI': 'EI', 'HDR001-ENBD': 'ENBD' }
const footers: Record<string, Brand> = { 'FTR001-EI': 'EI', 'FTR001-ENBD': 'ENBD' }

export function isHeader(code: string): boolean {
  return Object.hasOwn(headers, code)
}

export function isFooter(code: string): boolean {
  return Object.hasOwn(footers, code)
}

/** What each instance is, by its id. */
export function codesById({ components }: Layout): Map<string, string> {
  return new Map(components.map(({ instanceId, code }) => [instanceId, code]))
}

/** The header and the footer that a brand has. */
export function frameOf(brand: Brand): { header: string; footer: string } {
  const codeIn = (codes: Record<string, Brand>) =>
    Object.keys(codes).find((code) => codes[code] === brand) ?? ''
  return { header: codeIn(headers), footer: codeIn(footers) }
}

/** The brand that a header or footer belongs to. */
export function brandOf(code: string): Brand | undefined {
  if (isHeader(code)) return headers[code]
  if (isFooter(code)) return footers[code]
}

/** By its header and footer. A page without any may be of either. */
export function findBrand(components: readonly { code: string }[]): Brand | undefined {
  for (const { code } of components) {
    const brand = brandOf(code)
    if (brand) return brand
  }
}

/** A page has its header's brand, else its footer's, else Emirates NBD. */
export function pageBrand(components: readonly { code: string }[]): Brand {
  const header = components.find(({ code }) => isHeader(code))
  const footer = components.find(({ code }) => isFooter(code))
  return brandOf((header ?? footer)?.code ?? '') ?? 'ENBD'
}
