import { Button, Card, Select } from '@sitewright/ui'
import { UserPlus } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { AuthorDialog } from './AuthorDialog.tsx'
import styles from './ItemForm.module.css'
import type { ItemPartProps } from './item-part.ts'
import { type AuthorDraft, useAuthors } from './use-authors.ts'

const NONE = 'none'
const EMPTY: AuthorDraft = { displayName: '', bio: '', avatarId: null, websiteUrl: '' }

export function AuthorCard({ site, draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  const siteId = site.id
  const canWrite = useCan(siteId)('content.edit')
  const { data: authors = [] } = useAuthors(siteId)
  const [asked, setAsked] = useState<AuthorDraft>()
  const chosen = authors.find(({ id }) => id === draft.authorId)
  return (
    <Card>
      <Select
        label={text('authors.author')}
        isOptional
        isDisabled={isReadOnly}
        value={draft.authorId ?? NONE}
        options={[
          { id: NONE, label: text('authors.none') },
          ...authors.map(({ id, displayName }) => ({ id, label: displayName })),
        ]}
        onChange={(id) => onChange((now) => ({ ...now, authorId: id === NONE ? null : id }))}
        problem={problems.authorId}
      />
      {!isReadOnly && canWrite && (
        <div className={styles.author}>
          <Button size="small" icon={UserPlus} onPress={() => setAsked(EMPTY)}>
            {text('authors.add')}
          </Button>
          {chosen && (
            <Button size="small" look="quiet" onPress={() => setAsked(chosen)}>
              {text('authors.edit', { name: chosen.displayName })}
            </Button>
          )}
        </div>
      )}
      {asked && (
        <AuthorDialog
          siteId={siteId}
          author={asked}
          onClose={() => setAsked(undefined)}
          onSaved={({ id }) => {
            setAsked(undefined)
            onChange((now) => ({ ...now, authorId: id }))
          }}
        />
      )}
    </Card>
  )
}
