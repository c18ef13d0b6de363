import { CallFailure } from '@sitewright/api/client'
import { EmptyState, LinkButton, PageHeader, Tabs } from '@sitewright/ui'
import { Lock } from '@sitewright/ui/icons'
import { useState } from 'react'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { useTitle } from '../use-title.ts'
import { HostedSites } from './HostedSites.tsx'
import { OperatorLog } from './OperatorLog.tsx'
import { useOperatorEvents } from './use-hosted-sites.ts'

/** The sites of the server, for the accounts that look after all of them. */
export function OperatorScreen() {
  const text = useText()
  const { error } = useOperatorEvents()
  const [part, setPart] = useState<'sites' | 'log'>('sites')
  useTitle(text('operator.title'))
  const refused = error instanceof CallFailure ? error : undefined
  if (refused?.status === 404) return <NotFoundScreen />
  return (
    <AccountLayout>
      <PageHeader title={text('operator.title')} description={text('operator.description')} />
      {refused?.code === 'factorNeeded' ? (
        <EmptyState
          icon={Lock}
          title={refused.message}
          action={
            <LinkButton look="primary" href="/account">
              {text('account.title')}
            </LinkButton>
          }
        >
          {text('operator.factorHint')}
        </EmptyState>
      ) : (
        <Tabs<'sites' | 'log'>
          label={text('operator.title')}
          selected={part}
          onSelect={setPart}
          tabs={[
            { id: 'sites', label: text('operator.sites'), content: <HostedSites /> },
            { id: 'log', label: text('operator.log'), content: <OperatorLog /> },
          ]}
        />
      )}
    </AccountLayout>
  )
}
