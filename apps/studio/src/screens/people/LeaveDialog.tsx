import { ConfirmDialog, Notice, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useLeaveSite } from './use-people.ts'

export interface LeaveDialogProps {
  site: { readonly id: string; readonly title: string }
  onLeft(): void
  onClose(): void
}

export function LeaveDialog({ site, onLeft, onClose }: LeaveDialogProps) {
  const text = useText()
  const leave = useLeaveSite(site.id)
  return (
    <ConfirmDialog
      title={text('people.leaveTitle', { site: site.title })}
      confirmLabel={text('people.leaveConfirm')}
      isOpen
      isPending={leave.isPending}
      onClose={onClose}
      onConfirm={() =>
        leave.mutate(undefined, {
          onSuccess: () => {
            showToast({ text: text('people.left', { site: site.title }) })
            onLeft()
          },
        })
      }
    >
      {leave.error && (
        <Notice tone="danger" isAlert>
          {leave.error.message}
        </Notice>
      )}
      <p>{text('people.leaveHint')}</p>
    </ConfirmDialog>
  )
}
