import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { message } from './shapes.ts'

export const getMessage = defineCall({
  name: 'getMessage',
  summary: 'One message as its reader gets it.',
  audience: 'owner',
  needs: 'mail.view',
  method: 'GET',
  path: '/s/:siteId/api/mail/:messageId',
  params: siteParams.extend({ messageId: id }),
  output: z.object({ message }),
})
