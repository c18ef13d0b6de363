import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { taxSettings } from './zone-shapes.ts'

export const getTaxSettings = defineCall({
  name: 'getTaxSettings',
  summary: 'Which taxes the store charges where, and whether prices hold them.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/tax-settings',
  params: siteParams,
  output: taxSettings,
})
