import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { taxSettings } from './zone-shapes.ts'

export const putTaxSettings = defineCall({
  name: 'putTaxSettings',
  summary: 'Changes which taxes the store charges where.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/tax-settings',
  params: siteParams,
  input: taxSettings,
  output: taxSettings,
})
