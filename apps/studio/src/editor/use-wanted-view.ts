import type { View } from '@sitewright/core/document/page-document'
import { create } from 'zustand'

/** Narrower windows begin with the phone's view: the desktop's would be too small to read. */
const NARROW = '(max-width: 700px)'

const useStore = create<{ view: View }>(() => ({
  view: typeof matchMedia === 'function' && matchMedia(NARROW).matches ? 'phone' : 'desktop',
}))

/** The device that the owner wants to see; kept from page to page. */
export function useWantedView(): [View, (view: View) => void] {
  return [useStore((state) => state.view), (view) => useStore.setState({ view })]
}
