import { CONTRACTS } from '@sitewright/api/contracts'
import type { Feature } from '../../platform/feature.ts'
import { describeApi } from './openapi.ts'

/** Made when somebody first asks for it: at each start it would cost a tenth of a second of the processor. */
let description: string | undefined

export const apiDescription: Feature = {
  name: 'api-description',
  pages: (server) => {
    server.get(
      '/openapi.json',
      { constraints: { identity: 'studio' } },
      async (_request, reply) => {
        description ??= JSON.stringify(describeApi(CONTRACTS, '0.1.0'))
        return reply.type('application/json; charset=utf-8').send(description)
      },
    )
  },
}
