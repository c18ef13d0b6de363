import { lazy, Suspense, useEffect } from 'react'
import { usePaletteState } from './palette-store.ts'
import { studioShortcutOf } from './studio-shortcuts.ts'

const PaletteDialog = lazy(async () => ({
  default: (await import('./PaletteDialog.tsx')).PaletteDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))

/** The command palette and the sheet of shortcuts over whatever screen is shown, with the keys that open them. */
export function PaletteHost() {
  const shown = usePaletteState((state) => state.shown)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = studioShortcutOf(event)
      if (!shortcut || usePaletteState.getState().shown !== undefined) return
      event.preventDefault()
      shortcut.run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && <PaletteDialog />}
      {shown === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  )
}
