import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { publication, publicationName } from './shapes.ts'

export const putPublicationName = defineCall({
  name: 'putPublicationName',
  summary: 'Names a version, which is kept as long as it has a name; an empty one takes it away.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'PUT',
  path: '/s/:siteId/api/publications/:publicationId/name',
  params: siteParams.extend({ publicationId: id }),
  input: z.object({ name: publicationName }),
  output: z.object({ publication }),
})
