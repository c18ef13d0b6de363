/** Looks up sites by host and id, in a cache for as long as nothing changes. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { defineService } from '../../platform/define-service.ts'
import type { Directory } from '../../platform/http/gate.ts'
import { createHostRouting } from '../../platform/http/identity.ts'
import { createFairQueue } from '../../platform/limits/fair-queue.ts'
import { noteSite } from '../../platform/log/request-context.ts'
import { hasSecondFactor, sessionOf } from '../accounts/index.ts'
import { holderOfKey } from '../developer-keys/index.ts'
import { createKnownSites, type KnownSitesOptions } from './known-sites.ts'
import { originOf } from './site-origin.ts'
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
  /** HSTS: false by http, and for a domain of the owner's own that has not been seen with a certificate. */
  readonly isOnlyHttps: boolean
  readonly canvasOrigin: string
}

export interface SiteDirectory {
  byHost(host: string): Promise<LiveSite | undefined>
  byId(siteId: Id): Promise<LiveSite | undefined>
  /** Calls back with a site that visitors of this node have asked for, as soon as another version of it is live. */
  onPublication(listener: (site: LiveSite) => void): void
}

/** Concurrent lookups: strangers can ask for any host, and must not take every connection. */
const LOOKUPS_AT_ONCE = 4
/** Maximum number of lookups that wait; further ones are refused as busy. */
const MOST_WAITING = 2_000

/** The one directory of this server. */
export const siteDirectory = defineService(createSiteDirectory)

function createSiteDirectory(app: App): SiteDirectory {
  const routing = createHostRouting(app.config)
  const db = app.database.global
  const lookups = createFairQueue({
    workers: Array.from({ length: LOOKUPS_AT_ONCE }, (_, index) => index),
    longestLine: MOST_WAITING,
    longestWaitMs: 5_000,
    retryAfterS: 1,
  })

  const live = (site: SiteRow | undefined): LiveSite | undefined =>
    site && {
      ...site,
      origin: originOf(app.config, site),
      isOnlyHttps: app.config.isHttps && (site.primaryDomain?.isSecured ?? true),
      canvasOrigin: routing.canvasOrigin(site.identifier),
    }

  const rowOfHost = (host: string) => {
    const identifier = routing.identifierOf(host)
    return identifier === undefined
      ? siteWithDomain(db, routing.domainIn(host))
      : siteWithIdentifier(db, identifier)
  }

  /** Canvas and previews are found by the same name as the site itself; each domain is found by its own. */
  const nameOf = (host: string) => routing.identifierOf(host) ?? host

  const knownBy = (
    find: (key: string) => Promise<SiteRow | undefined>,
    options: Pick<KnownSitesOptions<LiveSite>, 'isEager' | 'nameOf' | 'onRenewed'>,
  ) => {
    const known = createKnownSites<LiveSite>({
      lookUp: (key) =>
        app.database.whileThere(() => lookups.run('', async () => live(await find(key)))),
      now: app.clock.now,
      ...options,
      onFailure: (error) => app.log.warn({ err: error }, 'A site could not be looked up again'),
    })
    app.events.onChange(known.hear)
    return async (key: string) => {
      const site = await known.find(key)
      if (site) noteSite(site.id)
      return site
    }
  }

  const listeners: ((site: LiveSite) => void)[] = []
  const onRenewed = (site: LiveSite, before: LiveSite) => {
    if (site.publicationId === before.publicationId) return
    for (const listener of listeners) listener(site)
  }
  return {
    byHost: knownBy(rowOfHost, { isEager: true, nameOf, onRenewed }),
    byId: knownBy((id) => siteWithId(db, id), { isEager: false, nameOf: (id) => id }),
    onPublication: (listener) => {
      listeners.push(listener)
    },
  }
}

/** The platform's access to people and sites, which it does not import. */
export function directoryOf(app: App): Directory {
  const sites = siteDirectory(app)
  return {
    sessionOf: (cookies) => sessionOf(app, cookies),
    roleOf: (accountId, siteId) => roleOf(app.database.global, accountId, siteId),
    holderOfKey: (siteId, key) => holderOfKey(app, siteId, key),
    hasSecondFactor: (accountId) => hasSecondFactor(app.database.global, accountId),
    siteById: (siteId) => sites.byId(siteId),
    siteByHost: (host) => sites.byHost(host),
  }
}
