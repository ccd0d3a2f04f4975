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
  generator: {
    title: 'HTML Generator',
    points: ['Lightning fast export', 'Fast & clean code', 'Easy to integrate anywhere'],
    button: 'Try Now',
  },
} as const
