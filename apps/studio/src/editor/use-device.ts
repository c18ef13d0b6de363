import { matchesBreakpoint } from '@sitewright/core/document/breakpoints'
import { create } from 'zustand'
import type { Device } from './devices.ts'

/** Windows of phones begin with the phone's view: the desktop's would be too small to read. */
const useStore = create<{ device: Device }>(() => ({
  device:
    typeof innerWidth === 'number' && matchesBreakpoint('mobile', innerWidth) ? 'phone' : 'desktop',
}))

/** The device that the owner wants to see; kept from page to page. */
export function useDevice(): [Device, (device: Device) => void] {
  return [useStore((state) => state.device), (device) => useStore.setState({ device })]
}
