import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { uploadQuery } from '../files/upload-asset.ts'
import { formFile } from './answer-shapes.ts'
import { FORM_REFUSALS } from './form-refusals.ts'

export const uploadFormFile = defineCall({
  name: 'uploadFormFile',
  summary:
    'Stores a file that a visitor wants to send with a form: the raw bytes are the body (`Content-Type: application/octet-stream`). One that is not sent within six hours is removed.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'POST',
  path: '/api/form/:formId/fields/:fieldId/files',
  params: z.object({ formId: id, fieldId: z.string().max(40) }),
  query: uploadQuery,
  output: z.object({ file: formFile }),
  isUpload: true,
})
