import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { Badge, Button, Notice, Switch, showToast, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './PaymentMethods.module.css'
import { useSavePaymentMethod } from './use-payment-methods.ts'
import { WebhookAddress } from './WebhookAddress.tsx'

const FIELDS = ['title', 'values.']
/** Lines that a long field shows at first. */
const LONG_ROWS = 4

export interface PaymentMethodFormProps {
  siteId: string
  stored: PaymentMethodShape
  canEdit: boolean
}

/** Form of a payment method; it says what is still missing before the method can be switched on. */
export function PaymentMethodForm({ siteId, stored, canEdit }: PaymentMethodFormProps) {
  const text = useText()
  const heading = useId()
  const [draft, setDraft] = useState(stored)
  const save = useSavePaymentMethod(siteId)
  const { form, problems, general } = useFormProblems(save.error, FIELDS)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)
  const isTested = stored.isTest && !stored.isPractice
  const isLive = stored.webhooks !== null && stored.isEnabled && !stored.isTest && !stored.isRefused
  const missing = draft.fields.filter(({ value }) => value.trim() === '')
  const set = (change: Partial<PaymentMethodShape>) => setDraft((now) => ({ ...now, ...change }))
  const setField = (name: string, value: string) =>
    set({ fields: draft.fields.map((one) => (one.name === name ? { ...one, value } : one)) })
  return (
    <Form
      ref={form}
      className={styles.method ?? ''}
      aria-labelledby={heading}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(draft, {
          onSuccess: (method) => {
            setDraft(method)
            showToast({ text: text('settings.paymentSaved', { name: method.name }) })
          },
        })
      }}
    >
      <div>
        <h3 id={heading} className={styles.name}>
          {stored.name} {isTested && <Badge tone="warning">{text('settings.paymentTest')}</Badge>}
        </h3>
        <p className={styles.summary}>{stored.summary}</p>
      </div>
      {stored.isRefused && (
        <Notice tone="danger">{text('settings.paymentRefused', { name: stored.name })}</Notice>
      )}
      {isTested && <Notice tone="warning">{text('settings.paymentTestHint')}</Notice>}
      {isLive && <Notice tone="success">{text('settings.paymentLive')}</Notice>}
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      <Switch
        label={text('settings.paymentOn')}
        isDisabled={!canEdit || (!draft.isEnabled && missing.length > 0)}
        isSelected={draft.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      {missing.length > 0 && (
        <p className={styles.summary}>
          {text('settings.paymentNeeds', { fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <TextField
        label={text('settings.paymentTitle')}
        isDisabled={!canEdit}
        value={draft.title}
        onChange={(title) => set({ title })}
        problem={problems.title}
      />
      {draft.fields.map(({ name, label, hint, isSecret, isLong, value }) => (
        <TextField
          key={name}
          label={label}
          description={isSecret ? `${hint} ${text('settings.paymentSecret')}`.trim() : hint}
          isOptional={!draft.isEnabled}
          isDisabled={!canEdit}
          {...(isSecret && { type: 'password', autoComplete: 'off' })}
          {...(isLong && { rows: LONG_ROWS })}
          value={value}
          onChange={(next) => setField(name, next)}
          problem={problems[`values.${name}`]}
        />
      ))}
      {stored.webhooks && <WebhookAddress name={stored.name} webhooks={stored.webhooks} />}
      {canEdit && (
        <div>
          <Button type="submit" isPending={save.isPending} isDisabled={!isDirty}>
            {text('settings.paymentSave', { name: stored.name })}
          </Button>
        </div>
      )}
      <UnsavedGuard isDirty={() => isDirty} />
    </Form>
  )
}
