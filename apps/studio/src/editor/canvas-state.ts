/** The state of the canvas, as far as the studio knows it. */

import type { View } from '@sitewright/core/document/page-document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { HardWords, Rect, TextState } from '../canvas/protocol.ts'
import type { SectionAddress } from '../document/selection.ts'
import type { CanvasPlace } from './canvas-link.ts'
import type { SlashChoice } from './slash-menu/choices.ts'

export interface CanvasState {
  readonly place: CanvasPlace
  readonly status: 'opening' | 'ready' | 'silent'
  /** The last selection of the canvas that was heard of, as it counts them. */
  readonly heard: number
  /** Whether everything of the page is there, its pictures, too. */
  readonly isLoaded: boolean
  /** Whether the page has left the frame by itself. */
  readonly isAway: boolean
  /** The grid that the canvas's width shows. */
  readonly view: View
  /** The selected block or section, in pixels of the canvas's window. */
  readonly selected: Rect | null
  /** Place of the words that are selected in a text. */
  readonly words: Rect | null
  /** Rows of the selected section's blocks in the phone's automatic order, as they are drawn. */
  readonly phoneRows: Readonly<Record<string, number>>
  readonly sections: readonly (SectionAddress & Rect)[]
  /** Items that the page lists, in its order. */
  readonly items: readonly ListedItem[]
  /** Place of that list, or of the words that stand for an empty one. */
  readonly list: Rect | null
  /** Grows with each change of the list that was made from here. */
  readonly listChanges: number
  /** Documents and block fields of the theme that have nothing in them. */
  readonly places: readonly EmptyPlace[]
  /** The text being typed; null when none is. */
  readonly text: TextState | null
  /** The choice of the slash menu that Enter takes, counted from the first. */
  readonly slashIndex: number
  /** The choice that was taken, until the text has given its place. */
  readonly slashChoice: SlashChoice | undefined
  /** Words of the page that are hard to read, while that is measured. */
  readonly hardWords: readonly HardWords[]
  /** Whether each press on the page chooses a block more. */
  readonly isChoosing: boolean
  /** Place of the context menu in the canvas's window; null while it is closed. */
  readonly menu: { readonly x: number; readonly y: number } | null
  /** Said once to screen readers. */
  readonly announcement: string
}

export interface ListedItem {
  readonly id: string
  readonly name: string
}

export interface EmptyPlace extends Rect {
  /** Empty for the body of the page. */
  readonly field: string
  /** Null where there never was anything. */
  readonly documentId: string | null
  readonly label: string
}

export type CanvasStore = StoreApi<CanvasState>

export function createCanvasStore(place: CanvasPlace): CanvasStore {
  return createStore<CanvasState>(() => ({
    place,
    status: 'opening',
    heard: 0,
    isLoaded: false,
    isAway: false,
    view: 'desktop',
    selected: null,
    words: null,
    phoneRows: {},
    sections: [],
    items: [],
    list: null,
    listChanges: 0,
    places: [],
    text: null,
    slashIndex: 0,
    slashChoice: undefined,
    hardWords: [],
    isChoosing: false,
    menu: null,
    announcement: '',
  }))
}
