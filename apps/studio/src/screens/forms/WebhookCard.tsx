import { Button, Card, ConfirmDialog, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { CopyField } from '../../forms/CopyField.tsx'
import { useText } from '../../text.ts'
import type { StorageCardProps } from './builder-part.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { useRenewSecret, useWebhook } from './use-webhook.ts'

/** An address of another service that answers are sent to. */
export function WebhookCard({ siteId, builder, onChange }: StorageCardProps) {
  const text = useText()
  const { draft, saved, problems } = builder
  return (
    <Card title={text('builder.webhook')}>
      <TextField
        label={text('builder.webhookUrl')}
        description={text('builder.webhookHint')}
        isOptional
        isCode
        placeholder="https://"
        maxLength={1000}
        value={draft.storage.webhookUrl}
        onChange={(webhookUrl) => onChange({ webhookUrl })}
        problem={problems['form.storage.webhookUrl']}
      />
      {saved.form.storage.webhookUrl !== '' && <SavedWebhook siteId={siteId} formId={saved.id} />}
    </Card>
  )
}

function SavedWebhook({ siteId, formId }: { siteId: string; formId: string }) {
  const text = useText()
  const { data } = useWebhook(siteId, formId)
  const [isShown, setIsShown] = useState(false)
  if (!data) return null
  return (
    <>
      {isShown ? (
        <Secret siteId={siteId} formId={formId} secret={data.secret} />
      ) : (
        <div>
          <Button onPress={() => setIsShown(true)}>{text('builder.secretShow')}</Button>
        </div>
      )}
      <DeliveryLog siteId={siteId} formId={formId} deliveries={data.deliveries} />
    </>
  )
}

function Secret({ siteId, formId, secret }: { siteId: string; formId: string; secret: string }) {
  const text = useText()
  const renewing = useRenewSecret(siteId, formId)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <CopyField
        label={text('builder.secret')}
        description={text('builder.secretHint')}
        value={secret}
        copyLabel={text('builder.secretCopy')}
        copied={text('builder.secretCopied')}
        actions={<Button onPress={() => setIsAsking(true)}>{text('builder.secretRenew')}</Button>}
      />
      <ConfirmDialog
        title={text('builder.secretRenewTitle')}
        confirmLabel={text('builder.secretRenew')}
        look="primary"
        isOpen={isAsking}
        isPending={renewing.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          renewing.mutate(undefined, {
            onSuccess() {
              setIsAsking(false)
              showToast({ text: text('builder.secretRenewed') })
            },
            onError: ({ message }) => showToast({ text: message, tone: 'danger' }),
          })
        }
      >
        {text('builder.secretRenewHint')}
      </ConfirmDialog>
    </>
  )
}
