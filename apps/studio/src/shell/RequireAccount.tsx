import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { QueryView } from '../screens/QueryView.tsx'
import { useAccount } from '../session/use-account.ts'
import { useText } from '../text.ts'

/** Sends those who are not signed in to the sign-in screen, and back to where they were going. */
export function RequireAccount() {
  const text = useText()
  const account = useAccount()
  const { href } = useLocation()
  return (
    <QueryView query={account} loading={text('account.loading')} failed={text('account.failed')}>
      {(who) =>
        who ? (
          <Outlet />
        ) : (
          <Navigate to="/sign-in" search={href === '/' ? {} : { next: href }} replace />
        )
      }
    </QueryView>
  )
}
