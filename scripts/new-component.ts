/** Makes a component folder that is valid already: node scripts/new-component.ts QUOTE001 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const code = process.argv[2] ?? ''
const folder = join(process.env.CATALOGUE_DIR ?? 'catalogue', code)

if (!/^[A-Za-z][A-Za-z0-9-]{2,39}$/.test(code)) {
  stop('Give the code of the new component: letters, digits and hyphens, such as QUOTE001.')
}
if (existsSync(folder)) stop(`${folder} is there already. Choose another code.`)

mkdirSync(folder)
write('component.json', json(component()))
write('template.html', template(code.toLowerCase()))
write('sample.en-AE.json', json({ title: 'A heading that says one thing' }))
write('sample.ar-AE.json', json({ title: 'عنوان يقول شيئاً واحداً' }))
console.log(
  `Made ${folder}. Next: edit its files (docs/adding-a-component.md), run "npm run thumbnails ${code}" and restart.`,
)

function component() {
  return {
    $schema: '../component.schema.json',
    code,
    displayName: code,
    family: 'Content',
    tags: [],
    description: 'What this section is for, in one sentence.',
    titleField: 'title',
    docx: {
      fields: [
        {
          name: 'title',
          type: 'text',
          role: 'title',
          required: true,
          min: 3,
          max: 80,
          placeholder: 'The heading of the section',
          context: 'The heading of the section: what the reader gains from it.',
        },
      ],
    },
  }
}

function template(name: string): string {
  return `<style>
.${name} { text-align: center }
</style>
<section class="${name} section ground-{{ ground }}" id="{{ id }}"{% if title %} aria-labelledby="{{ id }}-title"{% endif %}>
  <div class="wrap">
    {%- if title %}
    <{{ heading }} id="{{ id }}-title">{{ title }}</{{ heading }}>
    {%- endif %}
  </div>
</section>
`
}

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}
