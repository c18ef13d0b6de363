/** The add-to-cart button: idle → adding → added → idle, as a table with its times (specification §4, §9). */

import type { IslandWord } from '@sitewright/core/words/english'

export type ButtonState = 'idle' | 'adding' | 'added' | 'failed' | 'soldOut'

/** Milliseconds from the cart's answer to "added". */
export const ADDED_AFTER_MS = 1000
/** Milliseconds that "added" is shown. */
export const IDLE_AFTER_ADDED_MS = 2000
/** Milliseconds that a failure is shown. */
export const IDLE_AFTER_FAILED_MS = 1000

interface StateDefinition {
  /** Undefined: the button's own label, or what it says when sold out. */
  readonly label?: IslandWord
  readonly acceptsPress: boolean
}

export const BUTTON_STATES: Readonly<Record<ButtonState, StateDefinition>> = {
  idle: { acceptsPress: true },
  adding: { label: 'Adding…', acceptsPress: false },
  added: { label: 'Added!', acceptsPress: false },
  failed: { acceptsPress: false },
  soldOut: { acceptsPress: false },
}
