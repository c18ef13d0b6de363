/** Groups of the link picker: the address that was typed, anchors of the page, and what the server found. */

import type { LinkTarget } from '@sitewright/api/link-targets/list-link-targets'
import { type LinkKind, linkKind } from '@sitewright/core/links/link-address'
import type { SearchListGroup, SearchListOption } from '@sitewright/ui'
import {
  FileText,
  Globe,
  Hash,
  type IconComponent,
  Mail,
  Newspaper,
  Paperclip,
  Phone,
  ShoppingBag,
} from '@sitewright/ui/icons'
import { linkAddress } from '../../rich-text/link-address.ts'
import type { EditorMessage } from '../messages.ts'
import type { Words } from '../use-words.ts'
import type { PageAnchor } from './page-anchors.ts'

const KINDS: Readonly<
  Record<LinkTarget['kind'], { readonly title: EditorMessage; readonly icon: IconComponent }>
> = {
  page: { title: 'linkSearchPages', icon: FileText },
  item: { title: 'linkSearchItems', icon: Newspaper },
  product: { title: 'linkSearchProducts', icon: ShoppingBag },
  section: { title: 'linkSearchSections', icon: Hash },
  file: { title: 'linkSearchFiles', icon: Paperclip },
}

const TYPED_ICONS: Readonly<Partial<Record<LinkKind, IconComponent>>> = {
  mail: Mail,
  phone: Phone,
  anchor: Hash,
}

export interface LinkSearch {
  readonly typed: string
  readonly targets: readonly LinkTarget[]
  readonly anchors: readonly PageAnchor[]
  /** Links that were chosen before, the last first. */
  readonly recent: readonly string[]
}

export function linkGroups(
  { typed, targets, anchors, recent }: LinkSearch,
  words: Words,
): SearchListGroup[] {
  const search = typed.trim().toLowerCase()
  const used = search === '' ? recent.flatMap((href) => recentOption(href, targets, words)) : []
  const usedIds = new Set(used.map(({ id }) => id))
  const onPage = anchors
    .filter(({ name, words: first }) => `#${name} ${first}`.toLowerCase().includes(search))
    .map((anchor) => anchorOption(anchor, words))
  return [
    { id: 'typed', title: words('linkOther'), options: typedOptions(typed) },
    { id: 'recent', title: words('linkRecent'), options: used },
    ...(Object.keys(KINDS) as LinkTarget['kind'][]).flatMap((kind) => [
      ...(kind === 'item' ? [{ id: 'anchors', title: words('linkOnPage'), options: onPage }] : []),
      {
        id: kind,
        title: words(KINDS[kind].title),
        options: targets
          .filter((target) => target.kind === kind && !usedIds.has(target.href))
          .map((target) => targetOption(target, words)),
      },
    ]),
  ]
}

function typedOptions(typed: string): SearchListOption[] {
  const href = linkAddress(typed)
  const kind = href === undefined ? undefined : linkKind(href)
  // A name of the page is listed with its words.
  if (href === undefined || kind === undefined || kind === 'anchor') return []
  return [{ id: href, label: href, icon: TYPED_ICONS[kind] ?? Globe }]
}

function recentOption(
  href: string,
  targets: readonly LinkTarget[],
  words: Words,
): SearchListOption[] {
  const target = targets.find((one) => one.href === href)
  if (target) return [targetOption(target, words)]
  // Removed things are not offered again.
  const typed = typedOptions(href)
  return typed.filter(({ id }) => id === href && !/^(page|item|asset):/.test(href))
}

function targetOption(
  { href, kind, title, path, isShown }: LinkTarget,
  words: Words,
): SearchListOption {
  return {
    id: href,
    label: title,
    description: isShown ? path : `${path} – ${words('linkHidden')}`,
    icon: KINDS[kind].icon,
  }
}

function anchorOption({ name, words: first, unnamed }: PageAnchor, words: Words): SearchListOption {
  return {
    id: `#${name}`,
    label: first || `#${name}`,
    description: unnamed ? words('linkUnnamed', { name }) : `#${name}`,
    icon: Hash,
  }
}
