import { Button, Dialog, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useText } from '../../text.ts'
import { useWords } from '../use-words.ts'

export interface NameDialogProps {
  name: string
  onDone(name: string): void
  onClose(): void
}

/** Most characters of a page's name in navigations. */
const MAX_NAME = 100

/** Asks for the name of a page in navigations. */
export function NameDialog({ name, onDone, onClose }: NameDialogProps) {
  const text = useText()
  const words = useWords()
  const formId = useId()
  const [typed, setTyped] = useState(name)
  const [isChecked, setChecked] = useState(false)
  const isMissing = typed.trim() === ''
  return (
    <Dialog
      isOpen
      size="small"
      title={words('rename')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary">
            {words('rename')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isMissing) return
          onClose()
          if (typed.trim() !== name) onDone(typed.trim())
        }}
      >
        <TextField
          label={text('pages.navigationTitle')}
          description={text('pages.navigationTitleHint')}
          autoFocus
          autoComplete="off"
          maxLength={MAX_NAME}
          value={typed}
          onChange={setTyped}
          problem={isChecked && isMissing ? text('pages.titleMissing') : undefined}
        />
      </Form>
    </Dialog>
  )
}
