import { Card, PageHeader } from '@sitewright/ui'
import { useAccount } from '../../session/use-account.ts'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import styles from './AccountScreen.module.css'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export function AccountScreen() {
  const text = useText()
  const { data: account } = useAccount()
  useTitle(text('account.title'))
  return (
    <AccountLayout>
      <PageHeader title={text('account.title')} />
      <div className={styles.cards}>
        <Card title={text('account.you')}>
          <dl className={styles.about}>
            <dt>{text('account.name')}</dt>
            <dd>{account?.name}</dd>
            <dt>{text('account.email')}</dt>
            <dd>{account?.email}</dd>
          </dl>
        </Card>
        <PasswordCard email={account?.email ?? ''} />
        <SessionsCard />
      </div>
    </AccountLayout>
  )
}
