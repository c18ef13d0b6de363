/** Default texts of the components; an app in another language replaces them here. */

import { createContext, useContext } from 'react'

export interface UiWords {
  readonly close: string
  readonly cancel: string
  readonly working: string
  readonly optional: string
  readonly retry: string
  readonly chooseColor: string
  readonly clear: string
  readonly notifications: string
  readonly chooseFiles: string
  readonly invalidMoney: string
  readonly back: string
  readonly focalPoint: string
  readonly across: string
  readonly down: string
}

export const ENGLISH_UI_WORDS: UiWords = {
  close: 'Close',
  cancel: 'Cancel',
  working: 'Working…',
  optional: 'optional',
  retry: 'Try again',
  chooseColor: 'choose a colour',
  clear: 'Clear',
  notifications: 'Notifications',
  chooseFiles: 'Choose files',
  invalidMoney: 'Enter an amount, such as',
  back: 'Back',
  focalPoint: 'What to keep in view',
  across: 'Across',
  down: 'Down',
}

export const UiWordsContext = createContext<UiWords>(ENGLISH_UI_WORDS)

export function useUiWords(): UiWords {
  return useContext(UiWordsContext)
}
