import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureShapes, roles, sectionSubjects } from './roles.ts'

test('whoever adds a component can read of each role, subject and shape', () => {
  const page = readFileSync('docs/adding-a-component.md', 'utf8')
  for (const name of [...roles, ...sectionSubjects, ...pictureShapes]) expect(page).toContain(`\`${name}\``)
})
