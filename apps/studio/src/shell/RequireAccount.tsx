import { Outlet, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { QueryView } from '../screens/QueryView.tsx'
import { useAccount } from '../session/use-account.ts'
import { useText } from '../text.ts'
import { Redirect } from './Redirect.tsx'

/** Sends those who are not signed in to the sign-in screen, and back to where they were going. */
export function RequireAccount() {
  const text = useText()
  const account = useAccount()
  return (
    <QueryView query={account} loading={text('account.loading')} failed={text('account.failed')}>
      {(who) =>
        who ? (
          <>
            <Outlet />
            <PaletteHost />
          </>
        ) : (
          <ToSignIn />
        )
      }
    </QueryView>
  )
}

function ToSignIn() {
  const router = useRouter()
  // Read once: while the redirect is under way the address is already the sign-in screen's.
  const [wanted] = useState(() => router.latestLocation.href)
  const search = wanted === '/' ? '' : `?next=${encodeURIComponent(wanted)}`
  return <Redirect to={`/sign-in${search}`} />
}
