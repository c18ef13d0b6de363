import { CallFailure } from '@sitewright/api/client'
import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './RedirectDialog.module.css'
import { useChangeRedirects } from './use-site-settings.ts'

/** Nobody mends more of them before trying again. */
const MOST_PROBLEMS = 8

/** Lines from elsewhere. What is refused stays in the field, with each line that is wrong named above it. */
export function ImportRedirectsDialog({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const formId = useId()
  const [lines, setLines] = useState('')
  const change = useChangeRedirects(siteId)
  const { error } = change
  const problems = Object.entries(error instanceof CallFailure ? (error.envelope.errors ?? {}) : {})
  return (
    <Dialog
      title={text('redirects.import')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={change.isPending}>
            {text('redirects.import')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate(
            { kind: 'import', text: lines },
            {
              onSuccess: () => {
                onClose()
                showToast({ text: text('redirects.imported') })
              },
            },
          )
        }}
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
      </Form>
    </Dialog>
  )
}
