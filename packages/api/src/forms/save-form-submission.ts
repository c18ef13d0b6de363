import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { FORM_REFUSALS } from './form-refusals.ts'

const line = (max: number) => z.string().max(max).default('')

export const saveFormSubmission = defineCall({
  name: 'saveFormSubmission',
  summary: 'Sends a form: answers are checked and kept once for each key.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  dropsUnknown: 'Scripts of themes written for the old platform send more than is read.',
  input: z.object({
    key: line(400),
    /** Left out by scripts that do not know it: then the one form of the site that has all of these fields. */
    formId: id.optional(),
    /** JSON text of values by field id. */
    form: z.string().max(400_000),
    /** Token of the captcha. */
    captchaKey: z.string().max(8000).nullish(),
    pageTitle: line(500),
    pageId: line(100),
    /** `i` for an item, `c` for a collection. */
    contentSource: line(10),
    pagePath: line(2000),
    pagePermissionTypeValue: z.union([z.string().max(20), z.number()]).nullish(),
    /** A field that people do not see, and do not fill in. */
    website: line(2000),
  }),
  output: z.object({ ok: z.literal(true) }),
})
