/** Every word of the sign-in screen, in English. */
export const texts = {
  pageTitle: 'Sign in · Webpage Builder',
  title: 'Web Page Builder',
  subtitle: 'Sign in to continue',
  username: { label: 'Username', placeholder: 'Enter your username' },
  password: {
    label: 'Password',
    placeholder: 'Enter your password',
    show: 'Show password',
    hide: 'Hide password',
  },
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  refused: 'Invalid username or password',
  failed:
    'This browser could not check the password. Please reload the page. If that does not help, try another browser.',
  ranOut: 'Your session ran out, or the clock was changed. Your work is kept: sign in to go on with it.',
  copyright: (year: number) => `© ${year} Webpage Builder`,
  safe: 'Your credentials are encrypted and secure',
} as const
