/** The fields of an item beside its text, for those parts of the editor that are not React. */

import { createContext, useContext } from 'react'
import type { OutsideChange } from '../../document/outside.ts'
import type { StoredItem } from '../../screens/item-form/stored-item.ts'
import type { useItemForm } from '../../screens/item-form/use-item-form.ts'

export interface ItemDesk {
  /** Whether the person may change it in the state that it is in. */
  readonly mayEdit: boolean
  /** Takes the words that were typed into the title on the page. */
  setTitle(title: string): void
  /** Takes a step of the history over, as far as the fields are still what its counterpart made them; false where some are not. */
  take(change: OutsideChange, counter: OutsideChange): boolean
  hasUnsaved(): boolean
  /** Saves what is saved by itself; resolves when it is saved, or cannot be. */
  flush(): Promise<void>
  /** Saves everything, also what visitors see at once; false where that did not work. */
  saveAll(): Promise<boolean>
  /** Something else has stored it: its state, its body. */
  takeStored(item: StoredItem): void
  /** Shows everything again after only the words; false where that was so already. */
  endOnlyWords(): boolean
  /** A canvas has opened, and can be typed in. */
  canvasReady(): void
}

export interface DeskState {
  readonly form: ReturnType<typeof useItemForm>
  /** Whether changes are saved by themselves: those that no visitor sees. */
  readonly isAutomatic: boolean
  /** Whether nothing but title and text is shown. */
  readonly isOnlyWords: boolean
  setOnlyWords(isOn: boolean): void
  /** Saves everything, the text, too; false where that did not work. */
  saveAll(): Promise<boolean>
  /** Saves now what could not be saved before. */
  retry(): void
}

export const DeskContext = createContext<DeskState | undefined>(undefined)

/** The item that is edited; undefined in the editor of a page. */
export function useDesk(): DeskState | undefined {
  return useContext(DeskContext)
}
