import { openFormPreview as contract } from '@sitewright/api/forms/open-form-preview'
import { fail } from '../../../../platform/http/problems.ts'
import { ownerCall } from '../../../../platform/http/route.ts'
import { canvasOf } from '../../../content/index.ts'
import { findForms } from '../../../forms/index.ts'

export const openFormPreview = ownerCall(contract, async ({ formId }, request) => {
  const { app, session, inSite } = request
  const found = await inSite((site) => findForms(site, [formId], app.clock.now()))
  if (!found.has(formId)) throw fail('notFound')
  // Calls that open a canvas take no keys.
  if (!session) throw new Error('A preview was asked for without a session')
  return canvasOf({ formId }, { ...request, session })
})
