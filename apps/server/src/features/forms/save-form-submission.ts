import { saveFormSubmission as contract } from '@sitewright/api/forms/save-form-submission'
import type { Json } from '@sitewright/core/json'
import { refuseUnkeepable } from '../../platform/http/check-input.ts'
import { visitorCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { ageOfKey } from './submission-key.ts'
import { submitForm } from './submit-form.ts'

export const saveFormSubmission = visitorCall(contract, async (sent, request) => {
  const { app, siteId, visitor } = request
  const { key, formId, form, pageTitle, pagePath, pageId, contentSource, website } = sent
  const tookMs =
    visitor === undefined
      ? undefined
      : ageOfKey(app.keys, { siteId, visitor }, key, app.clock.now())
  if (tookMs === undefined) throw fail('keyUnknown')
  await submitForm(request, {
    formId,
    values: readValues(form),
    key,
    page: { title: pageTitle, path: pagePath, id: pageId, source: contentSource },
    hasFilledHoneypot: website !== '',
    tookMs,
    hasScript: true,
    captcha: sent.captchaKey,
  })
  return { ok: true as const }
})

/** The JSON that a script sent as text. */
function readValues(text: string): Json {
  try {
    const values = JSON.parse(text) as Json
    // By field id, so that the message stands at its field.
    if (typeof values === 'object' && values !== null) refuseUnkeepable(values)
    return values
  } catch (error) {
    if (error instanceof SyntaxError) throw fail('unreadable')
    throw error
  }
}
