import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './SettingsForm.module.css'
import { useCreateDeveloperKey } from './use-developer-keys.ts'

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

/** First its name, then the key itself, which is shown this once. */
export function NewKeyDialog({ siteId, onClose }: { siteId: string; onClose(): void }) {
  const text = useText()
  const create = useCreateDeveloperKey(siteId)
  const secret = create.data?.secret
  return secret === undefined ? (
    <NameStep create={create} onClose={onClose} />
  ) : (
    <Dialog
      title={text('keys.made')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {CAN_COPY && (
            <Button onPress={() => void copy(secret, text('keys.copied'))}>
              {text('keys.copy')}
            </Button>
          )}
          <Button look="primary" onPress={onClose}>
            {text('keys.done')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Notice tone="warning">{text('keys.once')}</Notice>
        <TextField
          label={text('keys.secret')}
          description={text('keys.secretHint')}
          isReadOnly
          isCode
          rows={3}
          value={secret}
        />
      </div>
    </Dialog>
  )
}

interface NameStepProps {
  create: ReturnType<typeof useCreateDeveloperKey>
  onClose(): void
}

function NameStep({ create, onClose }: NameStepProps) {
  const text = useText()
  const [name, setName] = useState('')
  const { form, problems, general } = useFormProblems(create.error, ['name'])
  return (
    <FormDialog
      title={text('keys.add')}
      saveLabel={text('keys.make')}
      form={form}
      problem={general}
      isSaving={create.isPending}
      onSave={() => create.mutate(name)}
      onClose={onClose}
    >
      <TextField
        label={text('keys.name')}
        description={text('keys.nameHint')}
        autoFocus
        value={name}
        onChange={setName}
        problem={problems.name}
      />
    </FormDialog>
  )
}

async function copy(secret: string, copied: string): Promise<void> {
  await navigator.clipboard.writeText(secret)
  showToast({ text: copied })
}
