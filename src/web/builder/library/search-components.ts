import type { Component } from '#catalogue/manifest.ts'
import { foldText, singularOf, wordsOf } from './search-text.ts'

/**
 * Components in which every word of the query stands somewhere, in the order given. Plurals that are found nowhere find
 * what their singulars do.
 */
export function searchComponents(components: readonly Component[], query: string): readonly Component[] {
  const words = wordsOf(query)
  if (words.length === 0) return components
  const found = findAll(components, words)
  return found.length > 0 ? found : findAll(components, words.map(singularOf))
}

function findAll(components: readonly Component[], words: readonly string[]) {
  return components.filter((component) => {
    const text = searchedTextOf(component)
    return words.every((word) => text.includes(word))
  })
}

const texts = new WeakMap<Component, string>()

function searchedTextOf(component: Component): string {
  const known = texts.get(component)
  if (known !== undefined) return known

  const { displayName, code, family, tags, description } = component
  const text = foldText([displayName, code, family, ...tags, description].join('\n'))
  texts.set(component, text)
  return text
}
