import { MAX_DELIVERY_DAYS } from '@sitewright/core/commerce/delivery-estimate'
import * as z from 'zod'

const days = z.number().int().min(0, 'Enter 0 or more.').max(MAX_DELIVERY_DAYS, 'That is too long.')

export const dayRange = z
  .object({ least: days, most: days })
  .refine(({ least, most }) => least <= most, {
    path: ['most'],
    message: 'Enter at least as many days as before.',
  })
