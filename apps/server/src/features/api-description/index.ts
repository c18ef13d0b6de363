import { CONTRACTS } from '@sitewright/api/contracts'
import type { Feature } from '../../platform/feature.ts'
import { describeApi } from './openapi.ts'

export const apiDescription: Feature = {
  name: 'api-description',
  pages: (server) => {
    const description = JSON.stringify(describeApi(CONTRACTS, '0.1.0'))
    server.get('/openapi.json', { constraints: { identity: 'studio' } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(description),
    )
  },
}
