import { PageHeader } from '@sitewright/ui'
import { useAccount } from '../../session/use-account.ts'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import styles from './AccountScreen.module.css'
import { EmailCard } from './EmailCard.tsx'
import { NameCard } from './NameCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export function AccountScreen() {
  const text = useText()
  const { data: account } = useAccount()
  useTitle(text('account.title'))
  return (
    <AccountLayout>
      <PageHeader title={text('account.title')} />
      {account && (
        <div className={styles.cards}>
          <NameCard key={account.id} name={account.name} />
          <EmailCard email={account.email} />
          <PasswordCard email={account.email} />
          <PasskeysCard />
          <SecondFactorCard />
          <SessionsCard />
        </div>
      )}
    </AccountLayout>
  )
}
