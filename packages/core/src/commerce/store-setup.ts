/** Set-up of a store as a short path: what is done, and what is still missing before it can sell. Pure. */

/** Namespace of the commerce preferences that hold what an owner said about the set-up. */
export const SETUP_NAMESPACE = 'store-setup'

/** Setting in that namespace: the owner said that no tax is to be charged. */
export const CHARGES_NO_TAX = 'chargesNoTax'

export const SETUP_STEPS = ['sell', 'send', 'tax', 'pay'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export const SETUP_GAPS = [
  'noProduct',
  'onlyDrafts',
  'noCountry',
  'noZone',
  'zoneWithoutRate',
  'taxOpen',
  'noPayment',
  'onlyPractice',
  'keysRefused',
  'notPublished',
] as const
/** Something that is still missing. */
export type SetupGap = (typeof SETUP_GAPS)[number]

export interface StoreFacts {
  /** Products in any state, and those that visitors see now or will see on their date. */
  readonly products: number
  readonly visibleProducts: number
  /** Whether any product is of a type that is sent to its buyer. */
  readonly sendsGoods: boolean
  /** ISO 3166 country that the store sells from; empty if not set. */
  readonly country: string
  /** Number of rates in each zone of delivery. */
  readonly ratesByZone: readonly number[]
  readonly taxZones: number
  readonly chargesNoTax: boolean
  /** Ways to pay: none, only practice cards, with which no money moves, or real ones. */
  readonly payment: 'none' | 'practice' | 'real'
  /** Whether a provider refuses the keys of a way to pay that is switched on. */
  readonly hasRefusedKeys: boolean
  readonly isPublished: boolean
}

export interface SetupStepState {
  readonly step: SetupStep
  /** False for a step that this store can leave out: nothing that it sells is sent. */
  readonly isNeeded: boolean
  /** Empty where the step is done. */
  readonly missing: readonly SetupGap[]
}

/** Gaps of each step, each with the condition under which it is there. */
const GAPS: Readonly<Record<SetupStep, readonly [SetupGap, (facts: StoreFacts) => boolean][]>> = {
  sell: [
    ['noProduct', ({ products }) => products === 0],
    ['onlyDrafts', ({ products, visibleProducts }) => products > 0 && visibleProducts === 0],
    ['notPublished', ({ isPublished }) => !isPublished],
  ],
  send: [
    ['noZone', ({ ratesByZone }) => ratesByZone.length === 0],
    ['zoneWithoutRate', ({ ratesByZone }) => ratesByZone.includes(0)],
  ],
  tax: [
    ['noCountry', ({ country }) => country === ''],
    ['taxOpen', ({ taxZones, chargesNoTax }) => taxZones === 0 && !chargesNoTax],
  ],
  pay: [
    ['noPayment', ({ payment }) => payment === 'none'],
    ['onlyPractice', ({ payment }) => payment === 'practice'],
    ['keysRefused', ({ hasRefusedKeys }) => hasRefusedKeys],
  ],
}

export function setupOf(facts: StoreFacts): SetupStepState[] {
  return SETUP_STEPS.map((step) => {
    // A store without products does not know yet, so it is asked.
    const isNeeded = step !== 'send' || facts.sendsGoods || facts.products === 0
    const missing = GAPS[step].filter(([, isThere]) => isThere(facts)).map(([gap]) => gap)
    return { step, isNeeded, missing: isNeeded ? missing : [] }
  })
}
