import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './RedirectDialog.module.css'
import { useCreateDeveloperKey } from './use-developer-keys.ts'

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
          <Button onPress={() => void copy(secret, text('keys.copied'))}>
            {text('keys.copy')}
          </Button>
          <Button look="primary" onPress={onClose}>
            {text('keys.done')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
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
  const formId = useId()
  const [name, setName] = useState('')
  const { form, problems, general } = useFormProblems(create.error, ['name'])
  return (
    <Dialog
      title={text('keys.add')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={create.isPending}>
            {text('keys.make')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(name)
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <TextField
          label={text('keys.name')}
          description={text('keys.nameHint')}
          autoFocus
          value={name}
          onChange={setName}
          problem={problems.name}
        />
      </Form>
    </Dialog>
  )
}

async function copy(secret: string, copied: string): Promise<void> {
  await navigator.clipboard.writeText(secret)
  showToast({ text: copied })
}
