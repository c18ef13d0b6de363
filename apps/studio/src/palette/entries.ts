import type { Match } from '@sitewright/api/matches/list-matches'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import {
  ClipboardList,
  FileText,
  History,
  type IconComponent,
  Keyboard,
  LayoutGrid,
  Newspaper,
  Package,
  PanelsTopLeft,
  Plus,
  ReceiptText,
  Settings,
  UserRoundCog,
} from '@sitewright/ui/icons'
import type { MessageId } from '../messages.ts'
import { itemPath } from '../screens/items/item-paths.ts'
import { pageEditorPath, workPath } from '../screens/pages/page-paths.ts'
import { SELLING_PARTS } from '../screens/selling/selling-parts.ts'
import { SETTINGS_PARTS } from '../screens/site-settings/settings-parts.ts'
import { shortAddress } from '../screens/sites/short-address.ts'
import { APPEARANCES, chooseAppearance } from '../shell/appearance.ts'
import { placesOf } from '../shell/site-places.ts'
import type { Text } from '../text.ts'
import { type ScreenAction, showPalette } from './palette-store.ts'
import { RECENT_PLACES } from './recent.ts'

/** A line of the palette: a place to go to, or something to do. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon: IconComponent
  readonly shortcut?: string
  /** Kind by which a place is remembered. */
  readonly kind: string
  readonly href?: string
  run?(): void
}

export interface PaletteGroup {
  readonly id: string
  readonly title: MessageId
  readonly entries: readonly PaletteEntry[]
}

interface MatchLook {
  readonly title: MessageId
  readonly icon: IconComponent
  pathOf(siteId: string, match: Match): string
}

/** Each kind of match: its group, its sign, and where it leads. */
const MATCHES: Readonly<Record<Match['kind'], MatchLook>> = {
  page: {
    title: 'palette.page',
    icon: FileText,
    pathOf: (siteId, { id, pageKind }) =>
      pageKind ? workPath(siteId, { id, kind: pageKind }) : pageEditorPath(siteId, id),
  },
  item: {
    title: 'palette.item',
    icon: Newspaper,
    pathOf: (siteId, { id }) => itemPath(siteId, id),
  },
  product: {
    title: 'palette.product',
    icon: Package,
    pathOf: (siteId, { id }) => itemPath(siteId, id, 'products'),
  },
  order: {
    title: 'palette.order',
    icon: ReceiptText,
    pathOf: (siteId, { id }) => `/sites/${siteId}/orders/${id}`,
  },
  form: {
    title: 'palette.form',
    icon: ClipboardList,
    pathOf: (siteId, { id }) => `/sites/${siteId}/forms/${id}`,
  },
}

/** Matches of the site by their kind, in the order in which the kinds were answered. */
export function matchGroups(siteId: string, matches: readonly Match[]): PaletteGroup[] {
  const kinds = Object.keys(MATCHES) as Match['kind'][]
  return kinds.map((kind) => ({
    id: kind,
    title: MATCHES[kind].title,
    entries: matches
      .filter((match) => match.kind === kind)
      .map((match) => ({
        id: `${kind}-${match.id}`,
        label: match.title,
        detail: match.detail,
        icon: MATCHES[kind].icon,
        kind,
        href: MATCHES[kind].pathOf(siteId, match),
      })),
  }))
}

/** The screens of a site that the role may open, those of its settings among them. */
export function placeEntries(site: SiteSummary, text: Text): PaletteEntry[] {
  const may = (needs: string) => site.capabilities.includes(needs)
  const of = (path: string, label: MessageId, icon: IconComponent, detail = '') => ({
    id: `place-${path}`,
    label: text(label),
    detail,
    icon,
    kind: 'place',
    href: `/sites/${site.id}/${path}`,
  })
  const places = placesOf(site)
  const sells = places.some(({ path }) => path === 'settings')
  const selling = sells ? SELLING_PARTS.filter(({ path }) => path !== '') : []
  const settings = SETTINGS_PARTS.filter(({ path, needs }) => path !== '' && may(needs))
  return [
    ...places.map(({ path, label, icon }) => of(path, label, icon)),
    ...selling.map(({ path, label }) =>
      of(`settings${path}`, label, Settings, text('settings.title')),
    ),
    ...settings.map(({ path, label }) =>
      of(`site-settings${path}`, label, Settings, text('siteSettings.title')),
    ),
  ]
}

/** Places chosen before, with the sign of their kind. */
export function recentEntries(siteId: string): PaletteEntry[] {
  return RECENT_PLACES.of(siteId).map(({ href, label, kind }) => ({
    id: `recent-${href}`,
    label,
    icon: Object.hasOwn(MATCHES, kind) ? MATCHES[kind as Match['kind']].icon : History,
    kind,
    href,
  }))
}

export function actionEntries(actions: readonly ScreenAction[]): PaletteEntry[] {
  return actions.map(({ id, label, icon, shortcut = '', run }) => ({
    id: `action-${id}`,
    ...{ label, icon, shortcut, run },
    kind: 'action',
  }))
}

/** Things to do and places that belong to no site. */
export function studioEntries(text: Text): PaletteEntry[] {
  return [
    {
      id: 'shortcuts',
      label: text('shortcuts.open'),
      icon: Keyboard,
      shortcut: '?',
      kind: 'action',
      run: () => showPalette('shortcuts'),
    },
    ...APPEARANCES.map(({ name, icon }) => ({
      id: `appearance-${name}`,
      label: `${text('appearance.title')}: ${text(`appearance.${name}`)}`,
      icon,
      kind: 'action',
      run: () => chooseAppearance(name),
    })),
    { id: 'new-site', label: text('sites.new'), icon: Plus, kind: 'site', href: '/sites/new' },
    { id: 'all-sites', label: text('sites.title'), icon: LayoutGrid, kind: 'site', href: '/' },
    {
      id: 'account',
      label: text('account.title'),
      icon: UserRoundCog,
      kind: 'site',
      href: '/account',
    },
  ]
}

export function siteEntries(sites: readonly SiteSummary[]): PaletteEntry[] {
  return sites.map(({ id, title, url }) => ({
    id: `site-${id}`,
    label: title,
    detail: shortAddress(url),
    icon: PanelsTopLeft,
    kind: 'site',
    href: `/sites/${id}`,
  }))
}

/** Entries whose name has every word that was typed, in any order. */
export function withWords(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ label, detail = '' }) => {
    const name = `${label} ${detail}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
