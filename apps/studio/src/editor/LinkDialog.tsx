import { lateDialog } from '../routes/late-dialog.tsx'
import type { LinkValue } from './link-picker/LinkPicker.tsx'
import { useFormat } from './use-format.ts'

const LinkPicker = lateDialog(async () => (await import('./link-picker/LinkPicker.tsx')).LinkPicker)

export interface LinkDialogProps {
  /** The link at the cursor now. */
  link: LinkValue | null
  onClose(): void
}

/** Dialog for the target of the words that are selected in a text. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const format = useFormat()
  return (
    <LinkPicker
      link={link}
      onApply={({ href, newWindow }) => {
        onClose()
        format('link', { href, newWindow, isAfterClosing: true })
      }}
      onRemove={() => {
        onClose()
        format('unlink', { isAfterClosing: true })
      }}
      onClose={onClose}
    />
  )
}
