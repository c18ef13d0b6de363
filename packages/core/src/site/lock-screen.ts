import type { SectionTheme } from '../document/section-theme.ts'
import type { Id } from '../id.ts'

/** Looks of the screen that asks for a password. `plain` is the form alone, below the site's name. */
export const LOCK_LAYOUTS = ['plain', 'card', 'split', 'cover'] as const
export type LockLayout = (typeof LOCK_LAYOUTS)[number]

/** The screen in place of a page or site that visitors have to give a password for, and of a site in maintenance. */
export interface LockScreenLook {
  readonly layout: LockLayout
  /** Scheme of the theme's colours; not for `plain`, which has those of the page. */
  readonly colors: SectionTheme
  /** Heading; empty for the platform's own, in the site's language. */
  readonly title: string
  /** Words below the heading; empty for the platform's own. */
  readonly text: string
  /** Picture of `split` and `cover`. */
  readonly imageId: Id | null
}

/** The look that sites had before there was a choice. */
export const PLAIN_LOCK_SCREEN: LockScreenLook = {
  layout: 'plain',
  colors: 'light',
  title: '',
  text: '',
  imageId: null,
}

/** The look with which new sites begin. */
export const NEW_LOCK_SCREEN: LockScreenLook = {
  ...PLAIN_LOCK_SCREEN,
  layout: 'card',
  colors: 'soft',
}
