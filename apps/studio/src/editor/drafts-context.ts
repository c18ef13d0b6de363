/** The context of the drafts that a screen edits: those of the editor, or of a form for a page's settings. */

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { SessionState } from '../document/session.ts'
import type { OpenDrafts } from './open-drafts.ts'

export const DraftsContext = createContext<OpenDrafts | undefined>(undefined)

export function useDrafts(): OpenDrafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('DraftsContext is missing above this component.')
  return drafts
}

export function useSession<Value>(select: (state: SessionState) => Value): Value {
  return useStore(useDrafts().screen, select)
}
