/** Providers of models by the names that people know. */
export const providerNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  azure: 'Azure OpenAI',
  google: 'Google',
  'openai-compatible': 'Own model server',
} as const
