import { EmptyState, LinkButton, PageHeader } from '@sitewright/ui'
import { PanelsTopLeft, Plus } from '@sitewright/ui/icons'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { RemovedSites } from './RemovedSites.tsx'
import { SiteCard } from './SiteCard.tsx'
import styles from './SitesScreen.module.css'
import { useSites } from './use-sites.ts'

export function SitesScreen() {
  const text = useText()
  const sites = useSites()
  useTitle(text('sites.title'))
  const hasSites = (sites.data?.length ?? 0) > 0
  return (
    <AccountLayout>
      <PageHeader
        title={text('sites.title')}
        actions={
          hasSites && (
            <LinkButton look="primary" icon={Plus} href="/sites/new">
              {text('sites.new')}
            </LinkButton>
          )
        }
      />
      <QueryView query={sites} loading={text('sites.loading')} failed={text('sites.failed')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={PanelsTopLeft}
              title={text('sites.emptyTitle')}
              action={
                <LinkButton look="primary" icon={Plus} href="/sites/new">
                  {text('sites.newFirst')}
                </LinkButton>
              }
            >
              {text('sites.emptyHint')}
            </EmptyState>
          ) : (
            <ul className={styles.grid}>
              {list.map((site) => (
                <li key={site.id}>
                  <SiteCard site={site} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <RemovedSites />
    </AccountLayout>
  )
}
