import { Button, showToast, TextField } from '@sitewright/ui'
import { Copy } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import styles from './CopyField.module.css'

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

export interface CopyFieldProps {
  label: string
  description: string
  value: string
  copyLabel: string
  /** Said once it was copied. */
  copied: string
  /** Other buttons, behind the one that copies. */
  actions?: ReactNode
}

/** Something to be copied as it is. */
export function CopyField({
  label,
  description,
  value,
  copyLabel,
  copied,
  actions,
}: CopyFieldProps) {
  return (
    <div className={styles.stack}>
      <TextField label={label} description={description} isReadOnly isCode value={value} />
      {(CAN_COPY || actions) && (
        <div className={styles.actions}>
          {CAN_COPY && (
            <Button icon={Copy} onPress={() => void copy(value, copied)}>
              {copyLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}

async function copy(value: string, copied: string): Promise<void> {
  await navigator.clipboard.writeText(value)
  showToast({ text: copied })
}
