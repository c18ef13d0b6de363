/** Screens and calls of the people who run the server: its sites, and what operators did to them (ADR 110). */

import type { Feature } from '../../platform/feature.ts'
import { getHostedSite } from './get-hosted-site.ts'
import { listHostedSites } from './list-hosted-sites.ts'
import { listOperatorEvents } from './list-operator-events.ts'
import { migrations } from './migrations.ts'
import { putSiteStanding } from './put-site-standing.ts'

export const operatorsFeature: Feature = {
  name: 'operators',
  routes: [getHostedSite, listHostedSites, listOperatorEvents, putSiteStanding],
  migrations,
}
