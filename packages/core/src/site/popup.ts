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
  trigger: 'delay',
  delayS: 5,
  scrolled: 50,
  paths: [],
  devices: 'all',
  restsDays: 30,
  version: 1,
}

export function isPopupOn({ isOn, title, text, imageId, formId }: PromotionalPopup): boolean {
  return isOn && (title !== '' || text !== '' || imageId !== null || formId !== null)
}

/** Whether a page is one of those that the popup is for; `/` stands for the home page alone. */
export function isPopupPath({ paths }: Pick<PromotionalPopup, 'paths'>, path: string): boolean {
  const isBelow = (one: string) => path === one || (one !== '/' && path.startsWith(`${one}/`))
  return paths.length === 0 || paths.some(isBelow)
}
