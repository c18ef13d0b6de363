import { isId } from '@sitewright/core/id'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { fail } from '../../platform/http/problems.ts'
import { findPrivateFile, sendPrivateFile } from '../files/index.ts'
import { requireMember } from '../sites/index.ts'
import { isFileOfAnswer } from './form-file-table.ts'

/** Hands the files of an answer to those who may read it, always as downloads. */
export function serveFormFiles(server: FastifyInstance, app: App): void {
  server.get(
    '/s/:siteId/forms/:formId/answers/:answerId/files/:fileId',
    { constraints: { identity: 'studio' } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const siteId = await requireMember(app, request, reply, 'forms.view')
      const ids = request.params as Record<'formId' | 'answerId' | 'fileId', string>
      if (!Object.values(ids).every(isId)) throw fail('notFound')
      const file = await app.database.inSite(siteId, async (site) =>
        (await isFileOfAnswer(site, ids)) ? findPrivateFile(site, ids.fileId) : undefined,
      )
      if (!file) throw fail('notFound')
      return sendPrivateFile(request, reply, { app, siteId, file })
    },
  )
}
