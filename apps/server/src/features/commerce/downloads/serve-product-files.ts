import { isId } from '@sitewright/core/id'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../../platform/http/problems.ts'
import { findPrivateFile, sendPrivateFile } from '../../files/index.ts'
import { requireMember } from '../../sites/index.ts'
import { fileOfProduct } from './product-file.ts'

/** Hands a product's file to those who may change the product, so that they can look at what they sell. */
export function serveProductFiles(server: FastifyInstance, app: App): void {
  const constraints = { identity: 'studio' }
  server.get(
    '/s/:siteId/products/:productId/file',
    { constraints },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const siteId = await requireMember(app, request, reply, 'products.edit')
      const { productId } = request.params as { productId: string }
      if (!isId(productId)) throw fail('notFound')
      const file = await app.database.inSite(siteId, async (site) => {
        const fileId = await fileOfProduct(site, productId, { locks: false })
        return fileId === null ? undefined : findPrivateFile(site, fileId)
      })
      if (!file) throw fail('notFound')
      return sendPrivateFile(request, reply, { app, siteId, file })
    },
  )
}
