/** The context of the drafts that a screen edits: those of the editor, or of a form for a page's settings. */

import { strictContext } from '@sitewright/ui'
import { useStore } from 'zustand'
import type { SessionState } from '../document/session.ts'
import type { OpenDrafts } from './open-drafts.ts'

export const [DraftsContext, useDrafts] = strictContext<OpenDrafts>('DraftsContext')

export function useSession<Value>(select: (state: SessionState) => Value): Value {
  return useStore(useDrafts().screen, select)
}
