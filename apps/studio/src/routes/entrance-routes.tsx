/** The way in, and one's own account. */

import { createRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { SignInScreen } from '../screens/accounts/SignInScreen.tsx'
import { SignUpScreen } from '../screens/accounts/SignUpScreen.tsx'
import { useLinkToken } from '../screens/accounts/use-link-token.ts'
import { pathAfterEntrance } from '../session/pending-invitation.ts'
import { account, root } from './frames.tsx'
import { lateScreen } from './late-screen.tsx'

// Tokens of links are taken out of the address by the routes: a screen that is still being fetched may be rendered more than once.
const AccountScreen = lateScreen(
  async () => (await import('../screens/accounts/AccountScreen.tsx')).AccountScreen,
)
const ConfirmAddressScreen = lateScreen(
  async () => (await import('../screens/accounts/ConfirmAddressScreen.tsx')).ConfirmAddressScreen,
)
const ConfirmEmailScreen = lateScreen(
  async () => (await import('../screens/accounts/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
)
const ForgotPasswordScreen = lateScreen(
  async () => (await import('../screens/accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
)
const ResetPasswordScreen = lateScreen(
  async () => (await import('../screens/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
)
const RestoreEmailScreen = lateScreen(
  async () => (await import('../screens/accounts/RestoreEmailScreen.tsx')).RestoreEmailScreen,
)
const InvitationScreen = lateScreen(
  async () => (await import('../screens/people/InvitationScreen.tsx')).InvitationScreen,
)

export const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  component: () => {
    const { history } = useRouter()
    return <SignUpScreen onDone={() => history.replace(pathAfterEntrance('/sites/new'))} />
  },
})

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }): { next?: string } => (isOwnPath(next) ? { next } : {}),
  component: () => {
    const { history } = useRouter()
    const { next = '/' } = signIn.useSearch()
    return <SignInScreen onDone={() => history.replace(next)} />
  },
})

export const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: () => <ForgotPasswordScreen />,
})

export const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: () => {
    const navigate = useNavigate()
    const token = useLinkToken()
    return (
      <ResetPasswordScreen token={token} onDone={() => void navigate({ to: '/', replace: true })} />
    )
  },
})

export const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  component: () => {
    const { history } = useRouter()
    const token = useLinkToken()
    const onDone = () => history.replace(pathAfterEntrance('/sites/new'))
    return <ConfirmAddressScreen token={token} onDone={onDone} />
  },
})

export const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: () => <ConfirmEmailScreen token={useLinkToken()} />,
})

export const restoreEmail = createRoute({
  getParentRoute: () => root,
  path: '/restore-email',
  component: () => <RestoreEmailScreen token={useLinkToken()} />,
})

export const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: () => {
    const { history } = useRouter()
    const linkToken = useLinkToken()
    return <InvitationScreen linkToken={linkToken} onGo={(path) => history.push(path)} />
  },
})

export const ownAccount = createRoute({
  getParentRoute: () => account,
  path: '/account',
  component: () => <AccountScreen />,
})

/** An address from outside must not lead outside. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}
