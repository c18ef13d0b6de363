/** Domains of an owner's own: proved by a record in DNS, each on one site, one of them the address that visitors see (ADR 108). */

import type { Job } from '../../platform/background/jobs.ts'
import type { Feature } from '../../platform/feature.ts'
import { checkDomainOf, LOOK_AT_DOMAIN } from './check.ts'
import { checkDomain } from './check-domain.ts'
import { createDomain } from './create-domain.ts'
import { listDomains } from './list-domains.ts'
import { migrations } from './migrations.ts'
import { putPrimaryDomain } from './put-primary-domain.ts'
import { removeDomain } from './remove-domain.ts'

/** In the lane of answers that go to other services: name servers may be slow. */
const lookAtDomain: Job = {
  ...LOOK_AT_DOMAIN,
  lane: 'deliveries',
  run: async ({ siteId, id }, app) => {
    await checkDomainOf(app, siteId, id)
  },
}

export { mayHaveCertificate } from './may-have-certificate.ts'

export const domainsFeature: Feature = {
  name: 'domains',
  routes: [checkDomain, createDomain, listDomains, putPrimaryDomain, removeDomain],
  jobs: [lookAtDomain],
  migrations,
}
