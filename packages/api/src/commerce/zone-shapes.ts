/** Zones of delivery and of taxes, with what owners read where one cannot be as it is. */

import { EVERYWHERE, isPostalPattern } from '@sitewright/core/commerce/pricing/places'
import { SHIPPING_KINDS, type ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import {
  TAX_CATEGORIES,
  type TaxCategory,
  type TaxZone,
} from '@sitewright/core/commerce/pricing/taxes'
import { isCountry } from '@sitewright/core/country-codes'
import * as z from 'zod'
import { filled, minor } from '../fields.ts'
import { dayRange } from './day-range.ts'
import { HIGHEST_PRICE_MINOR } from './shapes.ts'

const MAX_ZONES = 100
const MAX_RATES = 50
/** Places of all zones together. */
const MAX_PLACES = 500
const MAX_REGIONS = 100
const MAX_POSTAL_CODES = 500
const MAX_STEPS = 50
/** Grams, or minor units of a price, from which a step can start. */
const HIGHEST_STEP = HIGHEST_PRICE_MINOR
/** Parts per million: 100 %. */
const HIGHEST_RATE = 1_000_000

/** An id that the owner's browser gives; unique within its list. */
const localId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'That id is not valid.')

const zoneTitle = filled('Name the zone.').max(100)

const place = z.object({
  country: z.string().refine((code) => code === EVERYWHERE || isCountry(code), 'Choose a country.'),
  regions: z.array(filled('Enter the region as addresses have it.').max(100)).max(MAX_REGIONS),
  postalCodes: z
    .array(
      z
        .string()
        .trim()
        .max(41)
        .refine(
          isPostalPattern,
          'Enter a postal code, its beginning with * or a range of figures.',
        ),
    )
    .max(MAX_POSTAL_CODES),
})

const places = z
  .array(place)
  .min(1, 'Choose where the zone is.')
  .superRefine((all, context) => {
    all.forEach(({ country, regions, postalCodes }, index) => {
      if (country !== EVERYWHERE || regions.length + postalCodes.length === 0) return
      context.addIssue({
        code: 'custom',
        path: [index, 'country'],
        message: 'Choose a country for regions and postal codes.',
      })
    })
  })

const cost = minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.')

const shippingStep = z.object({
  from: z.number().int().min(0, 'Enter 0 or more.').max(HIGHEST_STEP, 'That is too much.'),
  costMinor: cost.nullable(),
})

const ONE_PRICE: ReadonlySet<string> = new Set(['flat', 'pickup'])

const shippingRate = z
  .object({
    id: localId,
    title: filled('Enter what shoppers read.').max(100),
    kind: z.enum(SHIPPING_KINDS),
    steps: z.array(shippingStep).min(1, 'Enter what it costs.').max(MAX_STEPS),
    freeFromMinor: cost.nullable(),
    note: z.string().trim().max(500),
    transitDays: dayRange.optional(),
  })
  .superRefine(({ kind, steps }, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['steps', ...path], message })
    if (ONE_PRICE.has(kind)) {
      const [only, ...others] = steps
      if (others.length > 0 || only?.from !== 0) problem([], 'This kind of rate has one price.')
      else if (only.costMinor === null) problem([0, 'costMinor'], 'Enter what it costs.')
      return
    }
    steps.forEach(({ from }, index) => {
      const before = steps[index - 1]
      if (before && from <= before.from) {
        problem([index, 'from'], 'Each step has to start above the one before it.')
      }
    })
    if (steps.every(({ costMinor }) => costMinor === null)) {
      problem([0, 'costMinor'], 'Enter what it costs.')
    }
  })

const shippingZone = z.object({
  id: localId,
  title: zoneTitle,
  places,
  rates: z.array(shippingRate).max(MAX_RATES),
})

export const shippingZones: z.ZodType<readonly ShippingZone[], readonly ShippingZone[]> = z
  .array(shippingZone)
  .max(MAX_ZONES, `A store has at most ${MAX_ZONES} zones.`)
  .superRefine(checkTogether)

export const taxCategory = z.enum(Object.keys(TAX_CATEGORIES) as [TaxCategory, ...TaxCategory[]])

const taxRate = z.object({
  id: localId,
  title: filled('Enter what shoppers read.').max(100),
  ratePpm: z
    .number()
    .int('A rate has at most four decimals.')
    .min(0, 'Enter a rate from 0 to 100 %.')
    .max(HIGHEST_RATE, 'Enter a rate from 0 to 100 %.'),
  isCompound: z.boolean(),
  taxesShipping: z.boolean(),
  categories: z.array(taxCategory).max(Object.keys(TAX_CATEGORIES).length),
})

const taxZone = z.object({
  id: localId,
  title: zoneTitle,
  places,
  rates: z.array(taxRate).max(MAX_RATES),
})

export const taxZones: z.ZodType<readonly TaxZone[], readonly TaxZone[]> = z
  .array(taxZone)
  .max(MAX_ZONES, `A store has at most ${MAX_ZONES} zones.`)
  .superRefine(checkTogether)

export const taxSettings = z.object({
  /** Whether prices of products hold their taxes already. */
  pricesIncludeTax: z.boolean(),
  zones: taxZones,
})
export type TaxSettings = z.infer<typeof taxSettings>

interface CheckedZone {
  readonly id: string
  readonly places: readonly unknown[]
  readonly rates: readonly { readonly id: string }[]
}

/** Refuses ids that are there twice, which chosen options and sums of taxes are found by, and too many places. */
function checkTogether(zones: readonly CheckedZone[], context: z.RefinementCtx): void {
  const zoneIds = new Set<string>()
  const rateIds = new Set<string>()
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  zones.forEach((zone, index) => {
    if (zoneIds.has(zone.id)) refuse([index, 'id'], 'That id is taken.')
    zoneIds.add(zone.id)
    zone.rates.forEach(({ id }, place) => {
      if (rateIds.has(id)) refuse([index, 'rates', place, 'id'], 'That id is taken.')
      rateIds.add(id)
    })
  })
  if (zones.reduce((sum, { places: { length } }) => sum + length, 0) > MAX_PLACES) {
    refuse([], `All zones together have at most ${MAX_PLACES} countries.`)
  }
}
