/** Promotional popup: one for each site, shown over its pages to visitors who have not closed it lately (specification §2, §3). */

import type { Id } from '../id.ts'

/** Address of the popup's own page. A link to it opens the popup, whatever else its trigger is. */
export const POPUP_PATH = '/popup-overlay'

/**
 * Triggers: after some seconds, after part of the page was scrolled past, as the pointer leaves the window, or only when a link
 * to the popup is pressed.
 */
export const POPUP_TRIGGERS = ['delay', 'scroll', 'exit', 'press'] as const
export type PopupTrigger = (typeof POPUP_TRIGGERS)[number]

export const POPUP_DEVICES = ['all', 'computers', 'phones'] as const
export type PopupDevices = (typeof POPUP_DEVICES)[number]

/** Fields of a sign-up for news: the address, with the first name, or with the whole name. */
export const SIGN_UP_ASKS = ['email', 'first', 'name'] as const
export type SignUpAsks = (typeof SIGN_UP_ASKS)[number]

/** A sign-up for news in the popup, confirmed by a link in a mail as that of the newsletter block. */
export interface PopupSignUp {
  /** Empty for the list of all sign-ups that name none. */
  readonly listId: Id | ''
  readonly asks: SignUpAsks
  /** The words to agree to; empty for none. */
  readonly consent: string
}

export const DEFAULT_POPUP_SIGN_UP: PopupSignUp = { listId: '', asks: 'email', consent: '' }

export interface PromotionalPopup {
  readonly isOn: boolean
  readonly title: string
  readonly text: string
  readonly imageId: Id | null
  /** Empty for no button. */
  readonly buttonLabel: string
  readonly buttonUrl: string
  /** A form of the site to fill in; whoever sent it does not see the popup again. */
  readonly formId: Id | null
  /** Null for none. Whoever has signed up does not see the popup again. */
  readonly signUp: PopupSignUp | null
  readonly trigger: PopupTrigger
  readonly delayS: number
  /** Per cent of the page. */
  readonly scrolled: number
  /** Paths of the pages it is shown on, with all below them; empty for every page. */
  readonly paths: readonly string[]
  /** Devices on which it comes by itself, told by the width of their windows. */
  readonly devices: PopupDevices
  /** Days for which it stays away once it was closed. */
  readonly restsDays: number
  /** Raised to show it to everyone again. */
  readonly version: number
}

export const DEFAULT_POPUP: PromotionalPopup = {
  isOn: false,
  title: '',
  text: '',
  imageId: null,
  buttonLabel: '',
  buttonUrl: '',
  formId: null,
  signUp: null,
  trigger: 'delay',
  delayS: 5,
  scrolled: 50,
  paths: [],
  devices: 'all',
  restsDays: 30,
  version: 1,
}

export function isPopupOn(popup: PromotionalPopup): boolean {
  const { isOn, title, text, imageId, formId, signUp } = popup
  const holdsSomething = imageId !== null || formId !== null || signUp !== null
  return isOn && (title !== '' || text !== '' || holdsSomething)
}

/** Whether a page is one of those that the popup is for; `/` stands for the home page alone. */
export function isPopupPath({ paths }: Pick<PromotionalPopup, 'paths'>, path: string): boolean {
  const isBelow = (one: string) => path === one || (one !== '/' && path.startsWith(`${one}/`))
  return paths.length === 0 || paths.some(isBelow)
}
