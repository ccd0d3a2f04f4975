/** Every word of the home screen, in English. */
export const texts = {
  pageTitle: 'Webpage Builder',
  title: 'Webpage Builder',
  tagline: 'Drag it, Build it, Deploy it',
  builder: {
    title: 'AI-Powered Webpage Builder',
    points: ['Quick generation in seconds', 'Smart content creation', 'Intelligent optimization'],
    button: 'Get Started',
  },
  languages: 'Terms and memory',
  waiting: {
    title: 'Waiting for you',
    changed: 'Changed since you looked last',
    mentioned: (count: number) =>
      count === 1 ? 'You are named in a comment' : `You are named in ${count} comments`,
    commented: (who: string, when: string) => `${who} commented ${when}`,
    ready: (who: string) => `${who} says it is ready for review`,
    changes: (who: string) => `${who} asks for changes`,
  },
  generator: {
    title: 'HTML Generator',
    points: ['Lightning fast export', 'Fast & clean code', 'Easy to integrate anywhere'],
    button: 'Try Now',
  },
} as const
