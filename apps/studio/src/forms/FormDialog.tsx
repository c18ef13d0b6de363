import { Button, Dialog, Notice } from '@sitewright/ui'
import { type ReactNode, type RefObject, useId } from 'react'
import { Form, FormContext } from 'react-aria-components'
import { useText } from '../text.ts'
import styles from './FormDialog.module.css'

export interface FormDialogProps {
  title: string
  /** Text of the button that sends it; "Save" by default. */
  saveLabel?: string
  /** `danger` for what takes something away; `primary` by default. */
  saveLook?: 'primary' | 'danger'
  /** The ref of `useFormProblems`, which puts the focus on what was refused. */
  form?: RefObject<HTMLFormElement | null>
  /** A problem that belongs to none of the fields. */
  problem?: string | undefined
  isSaving: boolean
  onSave(): void
  onClose(): void
  children: ReactNode
}

/** A dialog that is one form: fields, Cancel, Save. Enter in a field saves. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    saveLabel,
    saveLook = 'primary',
    form,
    problem,
    isSaving,
    onSave,
    onClose,
    children,
  } = props
  const text = useText()
  const formId = useId()
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look={saveLook} isPending={isSaving}>
            {saveLabel ?? text('common.save')}
          </Button>
        </>
      }
    >
      {/* Forms hand their props down to forms inside, `onSubmit` too: a screen's form must not be sent with this one. */}
      <FormContext.Provider value={null}>
        <Form
          id={formId}
          {...(form && { ref: form })}
          className={styles.form ?? ''}
          validationBehavior="aria"
          onSubmit={(event) => {
            event.preventDefault()
            // A form may lie around this one in React's tree.
            event.stopPropagation()
            onSave()
          }}
        >
          {problem && (
            <Notice tone="danger" isAlert>
              {problem}
            </Notice>
          )}
          {children}
        </Form>
      </FormContext.Provider>
    </Dialog>
  )
}
