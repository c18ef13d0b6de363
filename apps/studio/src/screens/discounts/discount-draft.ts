/** A discount as its form has it: percents, empty fields and local times. Pure. */

import type { DiscountInput, DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import type { DiscountKind, DiscountScope } from '@sitewright/core/commerce/pricing/discounts'
import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'

/** A product or a category that the discount is for. */
export interface Target {
  readonly id: string
  readonly title: string
}

export interface DiscountDraft {
  readonly isAutomatic: boolean
  readonly title: string
  readonly code: string
  readonly kind: DiscountKind
  readonly percent: number | null
  readonly amountMinor: number | null
  readonly buyQuantity: number
  readonly getQuantity: number
  readonly scope: DiscountScope
  readonly targets: readonly Target[]
  readonly minimumMinor: number | null
  /** `2026-03-29T02:30`; empty for none. */
  readonly startsAt: string
  readonly endsAt: string
  readonly isEnabled: boolean
  readonly limitTotal: number | null
  readonly limitPerCustomer: number | null
}

export const NEW_DISCOUNT: DiscountDraft = {
  isAutomatic: false,
  title: '',
  code: '',
  kind: 'percent',
  percent: 10,
  amountMinor: null,
  buyQuantity: 2,
  getQuantity: 1,
  scope: 'order',
  targets: [],
  minimumMinor: null,
  startsAt: '',
  endsAt: '',
  isEnabled: true,
  limitTotal: null,
  limitPerCustomer: null,
}

/** Percentages with which kinds begin: nobody wants the gift of three for two at a tenth off. */
const FIRST_PERCENT: Partial<Record<DiscountKind, number>> = { percent: 10, buyXGetY: 100 }

/** The parts of a draft that change with its kind. */
export function withKind(kind: DiscountKind): Partial<DiscountDraft> {
  const percent = FIRST_PERCENT[kind]
  return percent === undefined ? { kind } : { kind, percent }
}

/** Parts per million in a percent. */
const PPM_IN_PERCENT = 10_000

export function percentOf(ratePpm: number): number {
  return ratePpm / PPM_IN_PERCENT
}

export function draftOf(discount: DiscountShape, timeZone: string): DiscountDraft {
  const { title, code, kind, scope, targets, isEnabled, limitTotal, limitPerCustomer } = discount
  const local = (time: number | null) => (time === null ? '' : localTimeOf(time, timeZone))
  return {
    isAutomatic: code === null,
    title,
    code: code ?? '',
    kind,
    percent: percentOf(discount.ratePpm) || null,
    amountMinor: discount.amountMinor || null,
    buyQuantity: discount.buyQuantity || NEW_DISCOUNT.buyQuantity,
    getQuantity: discount.getQuantity || NEW_DISCOUNT.getQuantity,
    scope,
    targets,
    minimumMinor: discount.minimumMinor || null,
    startsAt: local(discount.startsAt),
    endsAt: local(discount.endsAt),
    isEnabled,
    limitTotal,
    limitPerCustomer,
  }
}

/** Only the fields that the kind and the scope have; what was typed into others is not sent. */
export function inputOf(draft: DiscountDraft, timeZone: string): DiscountInput {
  const { isAutomatic, kind, scope, isEnabled, limitTotal, limitPerCustomer } = draft
  const isBundle = kind === 'buyXGetY'
  const hasRate = isBundle || kind === 'percent'
  const time = (local: string) => (local === '' ? null : (instantOf(local, timeZone) ?? null))
  return {
    title: isAutomatic ? draft.title : '',
    code: isAutomatic ? null : draft.code,
    kind,
    ratePpm: hasRate ? Math.round((draft.percent ?? 0) * PPM_IN_PERCENT) : 0,
    amountMinor: kind === 'fixed' ? (draft.amountMinor ?? 0) : 0,
    buyQuantity: isBundle ? draft.buyQuantity : 0,
    getQuantity: isBundle ? draft.getQuantity : 0,
    scope,
    targetIds: scope === 'order' ? [] : draft.targets.map(({ id }) => id),
    minimumMinor: draft.minimumMinor ?? 0,
    startsAt: time(draft.startsAt),
    endsAt: time(draft.endsAt),
    isEnabled,
    limitTotal,
    limitPerCustomer,
  }
}
