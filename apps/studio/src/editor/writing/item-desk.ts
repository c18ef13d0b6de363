/** The fields of an item beside its text, for those parts of the editor that are not React. */

import { createContext, useContext } from 'react'
import type { OutsideChange } from '../../document/outside.ts'
import type { StoredItem } from '../../screens/item-form/stored-item.ts'
import type { Clash, useItemForm } from '../../screens/item-form/use-item-form.ts'

export interface ItemDesk {
  /** Whether the person may change it in the state that it is in. */
  readonly mayEdit: boolean
  /** Takes the words that were typed into the title on the page, which read `before` until then. */
  setTitle(title: string, before: string): void
  /** Takes a step of the history over, as far as the fields are still what its counterpart made them; false where some are not. */
  take(change: OutsideChange, counter: OutsideChange): boolean
  /** Somebody may have saved it: takes in what they did. */
  follow(): void
  hasUnsaved(): boolean
  /** The title, while it is another than is saved. */
  unsavedTitle(): string | undefined
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
  /** Leads to the fields that somebody else has changed, too. */
  showClashes(): void
  /** Keeps the value that a contested field has here, or takes theirs. */
  settle(clash: Clash, side: 'mine' | 'theirs'): void
  /** Saves now what could not be saved before. */
  retry(): void
}

export const DeskContext = createContext<DeskState | undefined>(undefined)

/** The item that is edited; undefined in the editor of a page. */
export function useDesk(): DeskState | undefined {
  return useContext(DeskContext)
}
