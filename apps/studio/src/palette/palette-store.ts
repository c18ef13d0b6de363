import type { IconComponent } from '@sitewright/ui/icons'
import { useEffect } from 'react'
import { create } from 'zustand'

/** Something that can be done on the screen that is shown. */
export interface ScreenAction {
  readonly id: string
  readonly label: string
  readonly icon: IconComponent
  /** The keys that do the same: `Ctrl+D`. */
  readonly shortcut?: string
  run(): void
}

interface PaletteState {
  readonly shown: 'palette' | 'shortcuts' | undefined
  /** Actions of the parts of the screen, by who offers them. They are asked for as the palette opens. */
  readonly offers: ReadonlyMap<symbol, () => readonly ScreenAction[]>
}

export const usePaletteState = create<PaletteState>(() => ({ shown: undefined, offers: new Map() }))

export function showPalette(shown: PaletteState['shown']): void {
  usePaletteState.setState({ shown })
}

/** Offers actions in the palette while the part of the screen is shown. `actions` is called when the palette opens. */
export function useScreenActions(actions: () => readonly ScreenAction[]): void {
  useEffect(() => {
    const key = Symbol('screen actions')
    const change = (edit: (offers: Map<symbol, () => readonly ScreenAction[]>) => void) => {
      const offers = new Map(usePaletteState.getState().offers)
      edit(offers)
      usePaletteState.setState({ offers })
    }
    change((offers) => offers.set(key, actions))
    return () => change((offers) => offers.delete(key))
  }, [actions])
}
