import { MAX_CONSENT_TEXT } from '@sitewright/core/lists/subscriber'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { FORM_REFUSALS } from '../forms/form-refusals.ts'

const line = (max: number) => z.string().max(max).default('')

export const signUpForList = defineCall({
  name: 'signUpForList',
  summary: 'Signs a visitor up for a list, who is asked by mail to confirm it.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'POST',
  path: '/api/lists/sign-up',
  input: z.object({
    /** Made by `createSubmissionKey`: its age tells how long the visitor took. */
    key: line(400),
    /** Empty for the list of all sign-ups that name none. */
    listId: z.union([id, z.literal('')]).default(''),
    email: line(1000),
    firstName: line(1000),
    lastName: line(1000),
    /** The words to agree to, as the page showed them; empty where there are none. */
    agreesTo: line(MAX_CONSENT_TEXT),
    hasAgreed: z.boolean().default(false),
    pageTitle: line(500),
    pagePath: line(2000),
    /** Token of a captcha, where the site asks for one. */
    captchaKey: z.string().max(8000).nullish(),
    /** A field that people do not see, and do not fill in. */
    website: line(2000),
  }),
  output: z.object({ ok: z.literal(true) }),
})
