import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    'no-inline-style': ['error', { allowedProperties: ['--duration', '--value', '--share', '--index'] }],
    'doctype-style': 'off',
    'long-title': 'off',
    // Ids are slugs in the page's language, and how a writer sets a phone number is the writer's.
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': 'off',
  },
})

/** What html-validate finds wrong with a page: rule, place, message. */
export async function problemsIn(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}
