import { Button, Dialog, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useText } from '../../text.ts'
import { useWords } from '../use-words.ts'

export interface SectionNameDialogProps {
  title: string
  name: string
  /** Resolves to what is wrong; empty where it is done. */
  onDone(name: string): Promise<string>
  onClose(): void
}

const MAX_NAME = 100

/** Asks for the name under which a section is kept. */
export function SectionNameDialog({ title, name, onDone, onClose }: SectionNameDialogProps) {
  const text = useText()
  const words = useWords()
  const formId = useId()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    if (typed.trim() === '') return setProblem(words('sectionNameMissing'))
    setPending(true)
    const found = await onDone(typed.trim())
    setPending(false)
    if (found) setProblem(found)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={isPending}>
            {words('sectionKeep')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={words('sectionName')}
          autoFocus
          autoComplete="off"
          maxLength={MAX_NAME}
          value={typed}
          onChange={setTyped}
          problem={problem || undefined}
        />
      </Form>
    </Dialog>
  )
}
