/** Breakpoints of the window that an editor is in (specification §2 "Editor"). A page's own grid switches elsewhere, in `view-media.ts`. */

export type Breakpoint = 'mobile' | 'tablet' | 'desktop'

/** Width, in pixels, from which a window is a desktop's. */
const DESKTOP_FROM_PX = 433

/** Whether a window this wide is of that kind. Tablets have a name and no width: they count as desktops. */
const MATCHES: Readonly<Record<Breakpoint, (widthPx: number) => boolean>> = {
  mobile: (widthPx) => widthPx < DESKTOP_FROM_PX,
  tablet: () => false,
  desktop: (widthPx) => widthPx >= DESKTOP_FROM_PX,
}

export function matchesBreakpoint(breakpoint: Breakpoint, widthPx: number): boolean {
  return MATCHES[breakpoint](widthPx)
}
