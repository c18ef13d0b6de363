/**
 * Feature flags: what can be switched on and off for a site. The specification numbers 70 and names seven; the numbers of
 * those seven are ours, and stored switches go by number, so that a flag can be given another name.
 */

export interface FeatureFlag {
  readonly number: number
  /** For owners. */
  readonly title: string
  readonly summary: string
  readonly isOnAtFirst: boolean
  /** Refusal for owners while it is off. */
  readonly offForOwners: string
  /** Refusal for visitors while it is off. */
  readonly offForVisitors: string
}

/** Highest number of a flag. */
export const HIGHEST_FLAG = 70

export const FEATURE_FLAGS = {
  commerce: {
    number: 1,
    title: 'Selling',
    summary:
      'Carts, checkout and the screens of the store. Orders there are can still be finished.',
    isOnAtFirst: true,
    offForOwners: 'Selling is switched off for this site. Switch it on under Features first.',
    offForVisitors: 'Nothing is sold on this site at the moment.',
  },
  giftCards: {
    number: 2,
    title: 'Gift cards',
    summary: 'Products of the type gift card. They can only be drafts until they can be sold.',
    isOnAtFirst: true,
    offForOwners: 'Gift cards are switched off for this site. Switch them on under Features first.',
    offForVisitors: 'This site has no gift cards at the moment.',
  },
  subscriptions: {
    number: 3,
    title: 'Subscriptions',
    summary:
      'Products that are paid for again and again. They can only be drafts until they can be sold.',
    isOnAtFirst: true,
    offForOwners:
      'Subscriptions are switched off for this site. Switch them on under Features first.',
    offForVisitors: 'This site has no subscriptions at the moment.',
  },
  afterpay: payLater(4, 'Afterpay'),
  clearpay: payLater(5, 'Clearpay'),
  klarna: payLater(6, 'Klarna'),
  formHandler: {
    number: 7,
    title: 'Limits of long answers',
    summary:
      'A most number of characters for answers of several lines to forms. Limits there are stay as they are.',
    isOnAtFirst: true,
    offForOwners:
      'Limits of long answers are switched off for this site. Switch them on under Features first.',
    offForVisitors: 'This form has no limits at the moment.',
  },
} as const satisfies Readonly<Record<string, FeatureFlag>>

export type FlagName = keyof typeof FEATURE_FLAGS

function payLater(number: number, title: string): FeatureFlag {
  return {
    number,
    title,
    summary: `Paying in installments with ${title}, where the payment provider offers it.`,
    isOnAtFirst: false,
    offForOwners: `${title} is switched off for this site.`,
    offForVisitors: `${title} is not offered here. Please choose another way to pay.`,
  }
}

/** Switches of a site by the number of their flag; one that is missing is as at first. */
export type FlagSwitches = Readonly<Record<string, boolean>>

export const FLAG_NAMES = Object.keys(FEATURE_FLAGS) as FlagName[]

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FEATURE_FLAGS, name)
}

/** The one gate: whether a flag is on for a site with these switches. */
export function isOn(switches: FlagSwitches, name: FlagName): boolean {
  const { number, isOnAtFirst }: FeatureFlag = FEATURE_FLAGS[name]
  return Object.hasOwn(switches, number) ? switches[number] === true : isOnAtFirst
}

/** The switches after one was set; what is as at first is not kept. */
export function withSwitch(switches: FlagSwitches, name: FlagName, on: boolean): FlagSwitches {
  const { number, isOnAtFirst }: FeatureFlag = FEATURE_FLAGS[name]
  const { [number]: _, ...others } = switches
  return on === isOnAtFirst ? others : { ...others, [number]: on }
}
