/** Host and id to site, kept in memory for as long as nothing changes. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { Directory } from '../../platform/http/gate.ts'
import { createHostRouting } from '../../platform/http/identity.ts'
import { sessionOf } from '../accounts/index.ts'
import {
  roleOf,
  type SiteRow,
  siteWithDomain,
  siteWithId,
  siteWithIdentifier,
} from './site-table.ts'

/** A site with the address visitors know it by. */
export interface LiveSite extends SiteRow {
  readonly origin: string
  readonly canvasOrigin: string
}

export interface SiteDirectory {
  byHost(host: string): Promise<LiveSite | undefined>
  byId(siteId: Id): Promise<LiveSite | undefined>
}

/** Bounded, because strangers can ask for any host. */
const MOST_HOSTS = 20_000
/** Only a safety net: changes are told by notices. */
const FRESH_MS = 30_000

const directories = new WeakMap<App, SiteDirectory>()

/** The one directory of this server. */
export function siteDirectory(app: App): SiteDirectory {
  const existing = directories.get(app)
  if (existing) return existing
  const made = createSiteDirectory(app)
  directories.set(app, made)
  return made
}

function createSiteDirectory(app: App): SiteDirectory {
  const routing = createHostRouting(app.config)
  const db = app.database.global
  const known = new Map<string, { site: Promise<LiveSite | undefined>; at: number; siteId?: Id }>()

  app.events.onChange(({ siteId }) => {
    for (const [key, entry] of known) {
      if (siteId === undefined || entry.siteId === undefined || entry.siteId === siteId)
        known.delete(key)
    }
  })

  const live = (site: SiteRow | undefined): LiveSite | undefined =>
    site && {
      ...site,
      origin: routing.siteOrigin(site.identifier),
      canvasOrigin: routing.canvasOrigin(site.identifier),
    }

  const remember = (key: string, find: () => Promise<SiteRow | undefined>) => {
    const held = known.get(key)
    if (held && app.clock.now() - held.at < FRESH_MS) return held.site
    if (known.size >= MOST_HOSTS) known.delete(known.keys().next().value ?? '')
    const site = find().then(live)
    const entry: { site: Promise<LiveSite | undefined>; at: number; siteId?: Id } = {
      site,
      at: app.clock.now(),
    }
    known.set(key, entry)
    site.then(
      (found) => {
        if (found) entry.siteId = found.id
      },
      () => known.delete(key),
    )
    return site
  }

  return {
    byId: (siteId) => remember(`id ${siteId}`, () => siteWithId(db, siteId)),
    byHost: (host) =>
      remember(`host ${host}`, () => {
        const identifier = routing.identifierOf(host)
        return identifier === undefined
          ? siteWithDomain(db, host)
          : siteWithIdentifier(db, identifier)
      }),
  }
}

/** What the platform's gate asks about people and sites. */
export function directoryOf(app: App): Directory {
  const sites = siteDirectory(app)
  return {
    sessionOf: (cookies) => sessionOf(app, cookies),
    roleOf: (accountId, siteId) => roleOf(app.database.global, accountId, siteId),
    siteById: (siteId) => sites.byId(siteId),
    siteByHost: (host) => sites.byHost(host),
  }
}
