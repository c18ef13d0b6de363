import type { Author } from '@sitewright/api/items/shapes'
import { Button, Dialog, Notice, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { PictureField } from '../../forms/PictureField.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './ItemForm.module.css'
import { type AuthorDraft, useSaveAuthor } from './use-authors.ts'

export interface AuthorDialogProps {
  siteId: string
  /** Without an id, one to be added. */
  author: AuthorDraft
  onClose(): void
  onSaved(author: Author): void
}

/** Somebody whose name stands on items, for all of the site. */
export function AuthorDialog({ siteId, author, onClose, onSaved }: AuthorDialogProps) {
  const text = useText()
  const formId = useId()
  const [draft, setDraft] = useState(author)
  const save = useSaveAuthor(siteId)
  const fields = ['displayName', 'bio', 'websiteUrl', 'avatarId']
  const { form, problems, general } = useFormProblems(save.error, fields)
  const set = (change: Partial<AuthorDraft>) => setDraft((now) => ({ ...now, ...change }))
  return (
    <Dialog
      isOpen
      title={text(author.id === undefined ? 'authors.addTitle' : 'authors.editTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={save.isPending}>
            {text('common.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        className={styles.stack ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the item lies around this one in React's tree.
          event.stopPropagation()
          save.mutate(draft, { onSuccess: onSaved })
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <TextField
          label={text('authors.name')}
          autoFocus
          autoComplete="off"
          value={draft.displayName}
          onChange={(displayName) => set({ displayName })}
          problem={problems.displayName}
        />
        <TextField
          label={text('authors.bio')}
          isOptional
          rows={3}
          value={draft.bio}
          onChange={(bio) => set({ bio })}
          problem={problems.bio}
        />
        <TextField
          label={text('authors.website')}
          isOptional
          autoComplete="off"
          value={draft.websiteUrl}
          onChange={(websiteUrl) => set({ websiteUrl })}
          problem={problems.websiteUrl}
        />
        <PictureField
          siteId={siteId}
          label={text('authors.picture')}
          isReadOnly={false}
          value={draft.avatarId}
          onChange={(avatarId) => set({ avatarId })}
          problem={problems.avatarId}
        />
      </Form>
    </Dialog>
  )
}
