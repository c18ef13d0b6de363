import type { SaveProblem } from '../document/session.ts'
import type { EditorMessage } from './messages.ts'

/** Why saving has stopped, as the owner reads it. */
export const SAVE_SENTENCES: Readonly<Record<SaveProblem, EditorMessage>> = {
  signedOut: 'saveSignedOut',
  outdated: 'saveOutdated',
}
