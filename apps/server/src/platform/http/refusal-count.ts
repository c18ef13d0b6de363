import { defineService } from '../define-service.ts'
import { metricsOf } from '../metrics/metrics.ts'

/** Counts a request that a rate limit refused, by the limit's name. */
export const refusalCountOf = defineService((app) => {
  const count = metricsOf(app).counter({
    name: 'sitewright_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by the call or page that has the limit.',
    labels: ['limit'],
  })
  return (limit: string) => count({ limit })
})
