import type { SiteSummary } from '@sitewright/api/sites/shapes'
import {
  IconButton,
  IconLink,
  LinkButton,
  Menu,
  showToast,
  Button as UiButton,
} from '@sitewright/ui'
import {
  ChevronsUpDown,
  ExternalLink,
  LayoutGrid,
  ListChecks,
  LogOut,
  Plus,
  Rocket,
} from '@sitewright/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { flushForms, hasUnsavedForms } from '../forms/unsaved-forms.ts'
import { type ScreenAction, useScreenActions } from '../palette/palette-store.ts'
import { PublishDialog } from '../publishing/late-publish-dialog.tsx'
import { PublishButton } from '../publishing/PublishButton.tsx'
import { useChanges } from '../publishing/use-changes.ts'
import { useFirstSteps, usePutFirstSteps } from '../screens/first-steps/use-first-steps.ts'
import { LeaveDialog } from '../screens/people/LeaveDialog.tsx'
import { shortAddress } from '../screens/sites/short-address.ts'
import { useSites } from '../screens/sites/use-sites.ts'
import { type Text, useText } from '../text.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark } from './Brand.tsx'
import { SiteNavigation } from './SiteNavigation.tsx'
import styles from './SiteShell.module.css'
import { StandingNotice } from './StandingNotice.tsx'

export interface SiteShellProps {
  site: SiteSummary
  /** Path on the studio, to mark where one is. */
  path: string
  children: ReactNode
}

/** Around every screen of a site but the editor: rail at the left, or bars on a phone. */
export function SiteShell({ site, path, children }: SiteShellProps) {
  const text = useText()
  const changes = useChanges(site.id)
  const [isPublishing, setPublishing] = useState(false)
  useScreenActions(
    useCallback(
      () => shellActions(site, text, { onPublish: () => setPublishing(true) }),
      [site, text],
    ),
  )
  const editsContent = site.capabilities.includes('content.edit')
  const publishing = {
    changes,
    canPublish: site.capabilities.includes('content.publish'),
    onPress: () => setPublishing(true),
  }
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {text('shell.skip')}
      </a>
      <header className={styles.rail}>
        <div className={styles.head}>
          <Link className={styles.mark ?? ''} href="/" aria-label={text('sites.title')}>
            <BrandMark size={30} />
          </Link>
          <SiteSwitcher site={site} />
        </div>
        <SiteNavigation site={site} path={path} />
        <div className={styles.foot}>
          {editsContent && <PublishButton {...publishing} />}
          <ViewSite site={site} onUnpublished={publishing.onPress} />
          <AccountMenu placement="top start" />
        </div>
        <div className={styles.phoneEnd}>
          {editsContent && <PublishButton isShort {...publishing} />}
          <ViewSite isShort site={site} onUnpublished={publishing.onPress} />
          <AccountMenu />
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <StandingNotice site={site} />
        {children}
      </main>
      {isPublishing && (
        <PublishDialog
          siteId={site.id}
          flush={flushForms}
          hasUnsaved={hasUnsavedForms}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  )
}

/** Actions in the palette that are there on every screen of a site but the editor's. */
function shellActions(
  site: SiteSummary,
  text: Text,
  { onPublish }: { onPublish(): void },
): readonly ScreenAction[] {
  const publish = {
    id: 'publish',
    label: text('publishing.title'),
    icon: Rocket,
    run: onPublish,
  }
  const view = {
    id: 'view',
    label: text('shell.viewSite'),
    icon: ExternalLink,
    run: () => window.open(site.url, '_blank', 'noopener'),
  }
  return [
    ...(site.capabilities.includes('content.publish') ? [publish] : []),
    ...(site.publishedAt === null ? [] : [view]),
  ]
}

interface ViewSiteProps {
  site: SiteSummary
  isShort?: boolean
  /** There is nothing to look at before a site is published. */
  onUnpublished(): void
}

function ViewSite({ site, isShort = false, onUnpublished }: ViewSiteProps) {
  const text = useText()
  const look = { label: text('shell.viewSite'), icon: ExternalLink }
  const link = { href: site.url, target: '_blank', rel: 'noopener' }
  const seesContent = site.capabilities.includes('content.view')
  if (site.publishedAt === null && seesContent) {
    if (isShort) return <IconButton {...look} onPress={onUnpublished} />
    return (
      <UiButton size="small" icon={look.icon} onPress={onUnpublished}>
        {look.label}
      </UiButton>
    )
  }
  if (isShort) return <IconLink {...look} {...link} />
  return (
    <LinkButton size="small" icon={look.icon} {...link}>
      {look.label}
    </LinkButton>
  )
}

function SiteSwitcher({ site }: { site: SiteSummary }) {
  const text = useText()
  const { data: sites = [] } = useSites()
  const others = sites.filter(({ id }) => id !== site.id)
  const { history } = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const { data: firstSteps } = useFirstSteps(site.id)
  const putFirstSteps = usePutFirstSteps(site.id)
  const bringBack = {
    id: 'first-steps',
    label: text('firstSteps.bringBack'),
    icon: ListChecks,
    onAction: () =>
      putFirstSteps.mutate(false, {
        onSuccess: () => history.push(`/sites/${site.id}/pages`),
        onError: ({ message }) => showToast({ text: message, tone: 'danger' }),
      }),
  }
  return (
    <>
      <Menu
        label={text('shell.switchSite')}
        placement="bottom start"
        trigger={
          <Button className={styles.switcher ?? ''}>
            <span className={styles.site}>
              <strong>{site.title}</strong>
              <small>{shortAddress(site.url)}</small>
            </span>
            <ChevronsUpDown size={15} aria-hidden="true" />
          </Button>
        }
        groups={[
          {
            id: 'others',
            title: text('shell.switchSite'),
            actions: others.slice(0, 8).map(({ id, title, url }) => ({
              id,
              label: title,
              description: shortAddress(url),
              href: `/sites/${id}`,
            })),
          },
          {
            id: 'all',
            actions: [
              { id: 'all', label: text('sites.title'), icon: LayoutGrid, href: '/' },
              { id: 'new', label: text('sites.new'), icon: Plus, href: '/sites/new' },
              ...(firstSteps?.isPutAway ? [bringBack] : []),
              {
                id: 'leave',
                label: text('people.leave'),
                icon: LogOut,
                onAction: () => setLeaving(true),
              },
            ],
          },
        ]}
      />
      {isLeaving && (
        <LeaveDialog
          site={site}
          onLeft={() => history.replace('/')}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
