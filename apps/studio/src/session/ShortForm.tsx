import { Button, Notice } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { Form } from 'react-aria-components'
import styles from './ShortForm.module.css'
import type { ShortFormState } from './use-short-form.ts'

export interface ShortFormProps {
  /** From `useShortForm`. */
  state: ShortFormState
  /** The words of the button that sends the form. */
  submit: string
  /** Whether that button is as wide as the form. */
  isWide?: boolean
  /** Beside that button, such as a way out. */
  secondary?: ReactNode
  onSend(): void
  /** The fields. */
  children?: ReactNode
}

/** A few fields and one button; a refusal that belongs to no field stands above them. */
export function ShortForm({
  state: { form, general, isPending },
  submit,
  isWide = true,
  secondary,
  onSend,
  children,
}: ShortFormProps) {
  return (
    <Form
      ref={form}
      className={styles.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      {children}
      <div className={styles.actions}>
        {secondary}
        <Button type="submit" look="primary" isWide={isWide} isPending={isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
