import { IconButton, Menu } from '@sitewright/ui'
import { CircleUserRound, LayoutGrid, LogOut, UserRoundCog } from '@sitewright/ui/icons'
import { useAccount, useSignOut } from '../session/use-account.ts'
import { useText } from '../text.ts'

export function AccountMenu({
  placement = 'bottom end',
}: {
  placement?: 'bottom end' | 'top start'
}) {
  const text = useText()
  const { data: account } = useAccount()
  const signOut = useSignOut()
  return (
    <Menu
      label={text('account.menu')}
      placement={placement}
      trigger={<IconButton label={text('account.menu')} icon={CircleUserRound} />}
      groups={[
        {
          id: 'places',
          ...(account && { title: `${account.name} · ${account.email}` }),
          actions: [
            { id: 'sites', label: text('sites.title'), icon: LayoutGrid, href: '/' },
            { id: 'account', label: text('account.title'), icon: UserRoundCog, href: '/account' },
          ],
        },
        {
          id: 'session',
          actions: [
            {
              id: 'sign-out',
              label: text('account.signOut'),
              icon: LogOut,
              onAction: () => signOut.mutate(),
            },
          ],
        },
      ]}
    />
  )
}
