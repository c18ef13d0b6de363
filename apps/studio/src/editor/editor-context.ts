/** The context that every part of the editor's screen shares: the visit, the frame, and the dialogs one can ask for. */

import type { Asset } from '@sitewright/api/files/shapes'
import { strictContext } from '@sitewright/ui'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import type { CanvasState } from './canvas-state.ts'
import type { Visit } from './visit.ts'

export type Panel = 'add' | 'outline' | 'settings' | 'styles' | 'none'

export interface EditorDeeds {
  readonly visit: Visit
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Which panel a narrow window shows over the page; in a wide one, styles take the place of settings. */
  readonly panel: Panel
  showPanel(panel: Panel): void
  /** Offers layouts for a new section at a place, or for the one that is there. */
  askForSection(place: { documentId: string; index: number; relaid?: string }): void
  choosePicture(): Promise<Asset | undefined>
  choosePictures(): Promise<readonly Asset[]>
  /** Reads the canvas anew, after everything is saved. */
  reloadCanvas(): Promise<void>
}

export const [EditorContext, useEditor] = strictContext<EditorDeeds>('EditorContext')

export function useCanvas<Value>(select: (state: CanvasState) => Value): Value {
  return useStore(useEditor().visit.canvas, select)
}
