import type { PageSummary } from '@sitewright/api/content/shapes'
import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import stack from '../../session/SignInForm.module.css'
import { useText } from '../../text.ts'
import { useUpdatePage } from './use-pages.ts'

export interface RenamePageDialogProps {
  siteId: string
  page: PageSummary
  onClose(): void
}

/** Titles and address of a page; they become visible when the site is published. */
export function RenamePageDialog({ siteId, page, onClose }: RenamePageDialogProps) {
  const text = useText()
  const formId = useId()
  const [title, setTitle] = useState(page.title)
  const [navigationTitle, setNavigationTitle] = useState(page.navigationTitle)
  const [urlId, setUrlId] = useState(page.urlId)
  const update = useUpdatePage(siteId)
  const fields = ['title', 'navigationTitle', 'urlId']
  const { form, problems, general } = useFormProblems(update.error, fields)
  const changes = {
    ...(title !== page.title && { title }),
    ...(navigationTitle !== page.navigationTitle && { navigationTitle }),
    ...(urlId !== page.urlId && { urlId }),
  }
  return (
    <Dialog
      isOpen
      title={text('pages.renameTitle', { title: page.title })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={update.isPending}>
            {text('common.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        className={stack.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          if (Object.keys(changes).length === 0) return onClose()
          update.mutate(
            { pageId: page.id, ...changes },
            {
              onSuccess: () => {
                showToast({ text: text('pages.renamed') })
                onClose()
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
          autoFocus
          value={title}
          onChange={(next) => {
            // The short name follows the title until somebody gives it words of its own.
            if (navigationTitle === title) setNavigationTitle(next)
            setTitle(next)
          }}
          problem={problems.title}
        />
        <TextField
          label={text('pages.navigationTitle')}
          description={text('pages.navigationTitleHint')}
          value={navigationTitle}
          onChange={setNavigationTitle}
          problem={problems.navigationTitle}
        />
        <TextField
          label={text('pages.address')}
          description={page.isHome ? text('pages.addressHomeHint') : text('pages.addressHint')}
          prefix="/"
          prefixWidth={1.4}
          value={urlId}
          onChange={setUrlId}
          problem={problems.urlId}
        />
      </Form>
    </Dialog>
  )
}
