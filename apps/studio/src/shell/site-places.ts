import type { SiteSummary } from '@sitewright/api/sites/shapes'
import type { Capability } from '@sitewright/core/roles'
import type { FlagName } from '@sitewright/core/site/feature-flags'
import {
  ClipboardList,
  FileText,
  type IconComponent,
  Images,
  Mail,
  Mails,
  MessagesSquare,
  Package,
  Palette,
  ReceiptText,
  Settings,
  Store,
  Trash2,
} from '@sitewright/ui/icons'
import type { MessageId } from '../messages.ts'

export interface SitePlace {
  readonly path:
    | 'pages'
    | 'products'
    | 'orders'
    | 'forms'
    | 'lists'
    | 'comments'
    | 'files'
    | 'trash'
    | 'themes'
    | 'mail'
    | 'settings'
    | 'site-settings'
  readonly label: MessageId
  /** For the narrow bar on a phone. */
  readonly shortLabel: MessageId
  readonly icon: IconComponent
  readonly needs: Capability
  /** Feature flag without which the place is not there. */
  readonly flag?: FlagName
  /** Other screens that belong to it. */
  readonly includes?: string
}

/** Places within a site that an owner can go to, in the order of the rail. */
const SITE_PLACES: readonly SitePlace[] = [
  {
    path: 'pages',
    label: 'pages.title',
    shortLabel: 'pages.title',
    icon: FileText,
    needs: 'content.view',
    includes: 'items',
  },
  {
    path: 'products',
    label: 'products.title',
    shortLabel: 'products.title',
    icon: Package,
    needs: 'products.view',
    flag: 'commerce',
  },
  {
    path: 'orders',
    label: 'orders.title',
    shortLabel: 'orders.title',
    icon: ReceiptText,
    needs: 'orders.view',
  },
  {
    path: 'forms',
    label: 'forms.title',
    shortLabel: 'forms.title',
    icon: ClipboardList,
    needs: 'forms.edit',
  },
  {
    path: 'lists',
    label: 'lists.title',
    shortLabel: 'lists.title',
    icon: Mails,
    needs: 'forms.view',
  },
  {
    path: 'comments',
    label: 'comments.title',
    shortLabel: 'comments.title',
    icon: MessagesSquare,
    needs: 'comments.write',
  },
  {
    path: 'files',
    label: 'files.title',
    shortLabel: 'files.title',
    icon: Images,
    needs: 'files.view',
  },
  {
    path: 'trash',
    label: 'trash.title',
    shortLabel: 'trash.title',
    icon: Trash2,
    // Every role that may remove anything has this; the screen shows each what it may put back.
    needs: 'files.upload',
  },
  {
    path: 'themes',
    label: 'themes.title',
    shortLabel: 'themes.short',
    icon: Palette,
    needs: 'styles.edit',
  },
  { path: 'mail', label: 'mail.title', shortLabel: 'mail.title', icon: Mail, needs: 'mail.view' },
  {
    path: 'settings',
    label: 'settings.title',
    shortLabel: 'settings.short',
    icon: Store,
    needs: 'commerce.settings',
    flag: 'commerce',
  },
  {
    path: 'site-settings',
    label: 'siteSettings.title',
    shortLabel: 'siteSettings.short',
    icon: Settings,
    needs: 'site.settings',
  },
]

/** The places that the caller's role and the site's feature flags leave. */
export function placesOf({
  capabilities,
  flags,
}: Pick<SiteSummary, 'capabilities' | 'flags'>): SitePlace[] {
  return SITE_PLACES.filter(
    ({ needs, flag }) =>
      capabilities.includes(needs) && (flag === undefined || flags.includes(flag)),
  )
}

/** Capabilities of screens that need another one than the place they belong to. */
const SCREEN_NEEDS: readonly (readonly [screen: RegExp, needs: Capability])[] = [
  [/^site-settings\/(?:people|activity)\//, 'contributors.manage'],
  [/^products\/new\//, 'products.edit'],
  [/^pages\/[^/]+\/items\/new\//, 'content.edit'],
]

/** Whether the caller's role may open a screen of the site, by its path; a deep link can lead to any. */
export function mayOpen(
  { id, capabilities }: Pick<SiteSummary, 'id' | 'capabilities'>,
  path: string,
): boolean {
  const screen = `${path.slice(`/sites/${id}/`.length)}/`
  const isIn = (place: string | undefined) => place !== undefined && screen.startsWith(`${place}/`)
  const needs =
    SCREEN_NEEDS.find(([pattern]) => pattern.test(screen))?.[1] ??
    SITE_PLACES.find(({ path: place, includes }) => isIn(place) || isIn(includes))?.needs
  return needs === undefined || capabilities.includes(needs)
}
