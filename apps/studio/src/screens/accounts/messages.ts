/** Words of signing up and in. */
export const ACCOUNT_MESSAGES = {
  'account.menu': 'Your account',
  'account.name': 'Your name',
  'account.email': 'Email',
  'account.password': 'Password',
  'account.passwordHint': 'At least 8 characters.',
  'account.rememberMe': 'Keep me signed in on this device',
  'account.signIn': 'Sign in',
  'account.signOut': 'Sign out',
  'account.signUp': 'Create account',
  'account.signUpTitle': 'Make a site you are proud of',
  'account.signUpHint': 'Pages, pictures and a shop, put together on the real page.',
  'account.haveAccount': 'Already have an account?',
  'account.noAccount': 'New here?',
  'account.welcomeBack': 'Welcome back',
  'account.signInHint': 'Sign in to go on with your sites.',
  'account.sessionEnded': 'Sign in to go on',
  'account.sessionEndedHint':
    'You have been signed out. Everything on this screen stays as it is, and goes on when you are back.',
  'account.notNow': 'Not now',
  'account.loading': 'Opening the studio…',
  'account.failed': 'The studio cannot reach the server.',
} as const
