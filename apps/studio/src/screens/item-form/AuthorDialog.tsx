import type { Author } from '@sitewright/api/items/shapes'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { PictureField } from '../../forms/PictureField.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
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
  const [draft, setDraft] = useState(author)
  const save = useSaveAuthor(siteId)
  const fields = ['displayName', 'bio', 'websiteUrl', 'avatarId']
  const { form, problems, general } = useFormProblems(save.error, fields)
  const set = (change: Partial<AuthorDraft>) => setDraft((now) => ({ ...now, ...change }))
  return (
    <FormDialog
      title={text(author.id === undefined ? 'authors.addTitle' : 'authors.editTitle')}
      form={form}
      problem={general}
      isSaving={save.isPending}
      onSave={() => save.mutate(draft, { onSuccess: onSaved })}
      onClose={onClose}
    >
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
        isNamed
        value={draft.avatarId}
        onChange={(avatarId) => set({ avatarId })}
        problem={problems.avatarId}
      />
    </FormDialog>
  )
}
