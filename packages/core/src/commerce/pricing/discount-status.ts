/** The status of a discount for its owner. Pure. */

export type DiscountStatus = 'on' | 'off' | 'scheduled' | 'ended' | 'usedUp'

export interface DiscountState {
  readonly isEnabled: boolean
  /** Milliseconds. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly limitTotal: number | null
  readonly used: number
  readonly held: number
}

/** The first reason why shoppers do not get it; `on` if they can. */
export function discountStatus(discount: DiscountState, now: number): DiscountStatus {
  const { isEnabled, startsAt, endsAt, limitTotal, used, held } = discount
  if (!isEnabled) return 'off'
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (limitTotal !== null && used + held >= limitTotal) return 'usedUp'
  return startsAt !== null && startsAt > now ? 'scheduled' : 'on'
}
