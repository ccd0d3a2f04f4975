import type { Component } from '#catalogue/manifest.ts'
import { foldText, singularOf } from '../../ui/search-text.ts'

/**
 * Components with a word that begins as each word of the query does, in the order given. Plurals that are found nowhere
 * find what their singulars do.
 */
export function searchComponents(components: readonly Component[], query: string): readonly Component[] {
  const words = partsOf(query).filter((word, _, all) => all.length === 1 || !fillers.has(word))
  if (words.length === 0) return components
  const found = components.filter((component) => hasAll(searchedWordsOf(component), words))
  if (found.length > 0) return found
  const singulars = words.map(singularOf)
  return components.filter((component) => hasAll(searchedWordsOf(component).map(singularOf), singulars))
}

function hasAll(searched: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => searched.some((each) => each.startsWith(word)))
}

const known = new WeakMap<Component, readonly string[]>()

function searchedWordsOf(component: Component): readonly string[] {
  const words = known.get(component)
  if (words) return words
  const { displayName, code, family, tags, description } = component
  const inCode = code.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
  const found = [
    ...new Set([foldText(code), ...partsOf([displayName, inCode, family, ...tags, description].join(' '))]),
  ]
  known.set(component, found)
  return found
}

function partsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Words that people type between others, and that say nothing of what they look for. */
const fillers = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
