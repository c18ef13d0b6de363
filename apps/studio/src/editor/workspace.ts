/** The workspace as the owner has arranged it: zoom and collapsed panels, remembered on the device. */

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { ZOOM_STEPS, type Zoom } from './devices.ts'

/** Panels beside the page. */
export type SidePanel = 'add' | 'settings'

interface Workspace {
  readonly zoom: Zoom
  readonly collapsed: Readonly<Record<SidePanel, boolean>>
}

/** Width of a window, in pixels, below which the palette begins as icons, so that the page is large enough to work in. */
const WIDE_PX = 1400

const initial = (): Workspace => ({
  zoom: 'fit',
  collapsed: { add: typeof innerWidth === 'number' && innerWidth < WIDE_PX, settings: false },
})

const useStore = create<Workspace>()(
  persist(initial, {
    name: 'sitewright.workspace',
    merge: (stored, current) => ({ ...current, ...readWorkspace(stored) }),
  }),
)

/** The remembered workspace, as far as it makes sense: another version of the studio may have written it. */
export function readWorkspace(stored: unknown): Partial<Workspace> {
  const { zoom, collapsed } = (stored ?? {}) as { zoom?: unknown; collapsed?: unknown }
  const { add, settings } = (collapsed ?? {}) as { add?: unknown; settings?: unknown }
  const known = (['fit', ...ZOOM_STEPS] as const).find((step) => step === zoom)
  return {
    ...(known !== undefined && { zoom: known }),
    ...(typeof add === 'boolean' &&
      typeof settings === 'boolean' && { collapsed: { add, settings } }),
  }
}

export function useZoom(): [Zoom, (zoom: Zoom) => void] {
  return [useStore((state) => state.zoom), (zoom) => useStore.setState({ zoom })]
}

export function useCollapsed(panel: SidePanel): boolean {
  return useStore((state) => state.collapsed[panel])
}

export function isCollapsed(panel: SidePanel): boolean {
  return useStore.getState().collapsed[panel]
}

export function collapsePanel(panel: SidePanel, isCollapsed: boolean): void {
  useStore.setState(({ collapsed }) => ({ collapsed: { ...collapsed, [panel]: isCollapsed } }))
}

export function togglePanel(panel: SidePanel): void {
  collapsePanel(panel, !isCollapsed(panel))
}
