import { useEffect } from 'react'
import { lateDialog } from '../routes/late-dialog.tsx'
import { showPalette, usePaletteState } from './palette-store.ts'
import { studioShortcutOf } from './studio-shortcuts.ts'

const PaletteDialog = lateDialog(async () => (await import('./PaletteDialog.tsx')).PaletteDialog)
const ShortcutsDialog = lateDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
)

const close = () => showPalette(undefined)

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
    <>
      {shown === 'palette' && <PaletteDialog onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}
