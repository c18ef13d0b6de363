import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageDocument } from './shapes.ts'

export const getDocument = defineCall({
  name: 'getDocument',
  summary: 'Draft of one document, with its revision.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/documents/:documentId',
  params: siteParams.extend({ documentId: id }),
  output: z.object({ revision: z.number().int(), document: pageDocument }),
})
