import { lateDialog } from '../routes/late-dialog.tsx'

/** The question of publishing, whose code no screen needs before it is asked. */
export const PublishDialog = lateDialog(
  async () => (await import('./PublishDialog.tsx')).PublishDialog,
)
