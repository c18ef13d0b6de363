import { IconButton, Menu } from '@sitewright/ui'
import {
  CircleUserRound,
  Keyboard,
  LayoutGrid,
  LogOut,
  Search,
  Server,
  UserRoundCog,
} from '@sitewright/ui/icons'
import { showPalette } from '../palette/palette-store.ts'
import { useAccount, useSignOut } from '../session/use-account.ts'
import { useText } from '../text.ts'
import { APPEARANCES, chooseAppearance, useAppearance } from './appearance.ts'

export function AccountMenu({
  placement = 'bottom end',
}: {
  placement?: 'bottom end' | 'top start'
}) {
  const text = useText()
  const { data: account } = useAccount()
  const signOut = useSignOut()
  const appearance = useAppearance((state) => state.choice)
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
            ...(account?.isOperator
              ? [{ id: 'operator', label: text('operator.menu'), icon: Server, href: '/operator' }]
              : []),
          ],
        },
        {
          id: 'palette',
          actions: [
            {
              id: 'palette',
              label: text('palette.open'),
              icon: Search,
              shortcut: 'Ctrl+K',
              onAction: () => showPalette('palette'),
            },
            {
              id: 'shortcuts',
              label: text('shortcuts.open'),
              icon: Keyboard,
              shortcut: '?',
              onAction: () => showPalette('shortcuts'),
            },
          ],
        },
        {
          id: 'appearance',
          title: text('appearance.title'),
          actions: APPEARANCES.map(({ name, icon }) => ({
            id: `appearance-${name}`,
            label: text(`appearance.${name}`),
            icon,
            ...(name === appearance && { description: text('appearance.chosen') }),
            onAction: () => chooseAppearance(name),
          })),
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
