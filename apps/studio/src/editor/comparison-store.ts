import { create } from 'zustand'

/** Whether the page is compared with what is published; a panel, the toolbar and the palette ask for it. */
export const useComparing = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function showComparison(isOpen = true): void {
  useComparing.setState({ isOpen })
}
