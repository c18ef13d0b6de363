import { Button, showToast, TextField } from '@sitewright/ui'
import { Copy } from '@sitewright/ui/icons'
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
}

/** Something to be copied as it is. */
export function CopyField({ label, description, value, copyLabel, copied }: CopyFieldProps) {
  return (
    <div className={styles.stack}>
      <TextField label={label} description={description} isReadOnly isCode value={value} />
      {CAN_COPY && (
        <div>
          <Button icon={Copy} onPress={() => void copy(value, copied)}>
            {copyLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

async function copy(value: string, copied: string): Promise<void> {
  await navigator.clipboard.writeText(value)
  showToast({ text: copied })
}
