import { Button, Dialog, Notice, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { useCreatePage } from './use-pages.ts'

export interface AddPageDialogProps {
  siteId: string
  kind: 'page' | 'products'
  onCreated(pageId: string): void
  onClose(): void
}

export function AddPageDialog({ siteId, kind, onCreated, onClose }: AddPageDialogProps) {
  const text = useText()
  const formId = useId()
  const isStore = kind === 'products'
  const [title, setTitle] = useState(isStore ? text('pages.storeName') : '')
  const create = useCreatePage(siteId)
  const { form, problems, general } = useFormProblems(create.error, ['title'])
  return (
    <Dialog
      isOpen
      size="small"
      title={text(isStore ? 'pages.addStoreTitle' : 'pages.addPageTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={create.isPending}>
            {text(isStore ? 'pages.addStore' : 'pages.addPage')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(
            { title, kind },
            {
              onSuccess: ({ id }) => {
                onClose()
                if (!isStore) onCreated(id)
              },
            },
          )
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <TextField
          label={text('pages.pageTitle')}
          description={text('pages.addHint')}
          autoFocus
          autoComplete="off"
          value={title}
          onChange={(next) => {
            setTitle(next)
            if (create.error) create.reset()
          }}
          problem={problems.title}
        />
      </Form>
    </Dialog>
  )
}
