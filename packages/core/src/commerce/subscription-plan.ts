/** Subscriptions: how often a product is paid for, and for how long. Pure. */

export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const
export type BillingUnit = (typeof BILLING_UNITS)[number]

export interface SubscriptionPlan {
  readonly billingPeriod: {
    /** Number of units between two payments. */
    readonly value: number
    readonly unit: BillingUnit
  }
  /** Number of payments until it ends; 0 if it never does. */
  readonly numBillingCycles: number
}

export const MAX_BILLING_PERIOD = 52
export const MAX_BILLING_CYCLES = 520

/** The plan of a new subscription: every month until it is ended. */
export const DEFAULT_PLAN: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'MONTH' },
  numBillingCycles: 0,
}
