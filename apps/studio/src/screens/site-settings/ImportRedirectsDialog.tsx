import { CallFailure } from '@sitewright/api/client'
import { Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useText } from '../../text.ts'
import styles from './SettingsForm.module.css'
import { useChangeRedirects } from './use-site-settings.ts'

/** Problems that are shown; nobody mends more of them before trying again. */
const MOST_PROBLEMS = 8

/** Lines from elsewhere. What is refused stays in the field, with each line that is wrong named above it. */
export function ImportRedirectsDialog({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const [lines, setLines] = useState('')
  const change = useChangeRedirects(siteId)
  const { error } = change
  const problems = Object.entries(error instanceof CallFailure ? (error.envelope.errors ?? {}) : {})
  return (
    <FormDialog
      title={text('redirects.import')}
      saveLabel={text('redirects.import')}
      isSaving={change.isPending}
      onSave={() =>
        change.mutate(
          { kind: 'import', text: lines },
          {
            onSuccess: () => {
              onClose()
              showToast({ text: text('redirects.imported') })
            },
          },
        )
      }
      onClose={onClose}
    >
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
          <ul className={styles.problems}>
            {problems.slice(0, MOST_PROBLEMS).map(([line, message]) => (
              <li key={line}>
                {line}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextField
        label={text('redirects.lines')}
        description={text('redirects.linesHint')}
        rows={10}
        autoFocus
        spellCheck="false"
        value={lines}
        onChange={setLines}
      />
    </FormDialog>
  )
}
