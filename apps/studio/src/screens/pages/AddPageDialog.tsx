import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import { Button, Checkbox, Dialog, Notice, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import type { MessageId } from '../../messages.ts'
import { type Text, useText } from '../../text.ts'
import styles from './AddPageDialog.module.css'
import { type CreatableKind, listOfItems, placeOfWork } from './kind-looks.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { usePageTemplates } from './use-page-templates.ts'
import { useCreatePage } from './use-pages.ts'

export interface AddPageDialogProps {
  siteId: string
  kind: CreatableKind
  onCreated(page: PageSummary): void
  onClose(): void
}

export function AddPageDialog({ siteId, kind, onCreated, onClose }: AddPageDialogProps) {
  const text = useText()
  const formId = useId()
  const { label } = collectionKind(kind)
  const [title, setTitle] = useState(startingTitle(kind, text))
  const [isFirst, setIsFirst] = useState(false)
  const { data: all = [] } = usePageTemplates(siteId)
  const templates = all.filter((template) => template.kind === kind)
  const [templateId, setTemplateId] = useState('')
  const create = useCreatePage(siteId)
  const { form, problems, general } = useFormProblems(create.error, ['title'])
  return (
    <Dialog
      isOpen
      size="small"
      title={text('pages.addTitle', { kind: label })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={create.isPending}>
            {text(listOfItems(kind) ? 'pages.addAndFill' : ADD[placeOfWork(kind)])}
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
          create.mutate(
            templateId
              ? { title, pageTemplateId: templateId }
              : { title, kind, navigation: isFirst ? 'first' : 'last' },
            {
              onSuccess: (page) => {
                onClose()
                onCreated(page)
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
        {templates.length > 0 && (
          <TemplateChoice
            siteId={siteId}
            templates={templates}
            chosen={templateId}
            onChoose={setTemplateId}
          />
        )}
        {isStore(kind) && (
          <Checkbox label={text('pages.addFirst')} isSelected={isFirst} onChange={setIsFirst} />
        )}
      </Form>
    </Dialog>
  )
}

/** Text of the button, which says where one goes on. */
const ADD: Readonly<Record<ReturnType<typeof placeOfWork>, MessageId>> = {
  editor: 'pages.addAndEdit',
  settings: 'pages.addAndSet',
}

/** Titles that owners give more often than the name of the kind. */
const USUAL_TITLES: Readonly<Partial<Record<CreatableKind, MessageId>>> = {
  products: 'pages.storeName',
}

/** Collections are mostly called what they are; pages never. */
function startingTitle(kind: CreatableKind, text: Text): string {
  const usual = USUAL_TITLES[kind]
  if (usual) return text(usual)
  return collectionKind(kind).items ? collectionKind(kind).label : ''
}
