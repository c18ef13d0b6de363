import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getTemplateSchema = defineCall({
  name: 'getTemplateSchema',
  summary:
    'Settings of a type of block as JSON Schema, with the label and the first value of each: what its template is given.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/template/GetTemplateSchema',
  params: siteParams,
  query: z.object({
    /** Name or number of the type, such as `form`. */
    type: z.string().max(50),
  }),
  output: z.object({
    type: z.number().int(),
    name: z.string(),
    /** Version of the settings, as blocks of the type are stored now. */
    version: z.number().int(),
    schema: z.record(z.string(), z.unknown()),
  }),
})
