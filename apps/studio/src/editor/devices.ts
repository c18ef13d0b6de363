/** The devices that the canvas shows a page as, and its size on the screen at every zoom. Pure. */

export type Device = 'desktop' | 'tablet' | 'phone'

/** Percentages of the page's own size that it can be shown at, besides as large as fits. */
export const ZOOM_STEPS = [50, 75, 100, 125, 150] as const
export type Zoom = 'fit' | (typeof ZOOM_STEPS)[number]

interface DeviceWindow {
  /** Width of the device's window in pixels: those that sites are looked at most. */
  readonly widthPx: number
  /** Whether the canvas is wider where there is room, as a desktop's window may be. */
  readonly isAtLeast: boolean
}

const DEVICE_WINDOWS: Readonly<Record<Device, DeviceWindow>> = {
  desktop: { widthPx: 1280, isAtLeast: true },
  tablet: { widthPx: 768, isAtLeast: false },
  phone: { widthPx: 390, isAtLeast: false },
}

export interface CanvasSize {
  /** The page's window, in its own pixels. */
  readonly width: number
  readonly height: number
  /** Screen pixels for one pixel of the page. */
  readonly scale: number
}

/** The canvas in a room of the studio; pages are never blown up to fit. */
export function canvasSize(
  device: Device,
  zoom: Zoom,
  room: { readonly width: number; readonly height: number },
): CanvasSize {
  const { widthPx, isAtLeast } = DEVICE_WINDOWS[device]
  const width = isAtLeast ? Math.max(widthPx, room.width) : widthPx
  const fitting = room.width > 0 ? Math.min(1, room.width / width) : 1
  const scale = zoom === 'fit' ? fitting : zoom / 100
  return { width, height: room.height / scale, scale }
}
