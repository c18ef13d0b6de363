import { getEntryFields as contract } from '@sitewright/api/cart/get-entry-fields'
import { visitorCall } from '../../../platform/http/route.ts'
import { entryForm } from './entry-form.ts'

export const getEntryFields = visitorCall(contract, async ({ entryId }, request) => {
  const { form, answers } = await entryForm(request, entryId)
  const fields = form.fields.map((field) => ({ ...field, options: [...field.options] }))
  return { form: { ...form, fields }, answers: { ...answers } }
})
