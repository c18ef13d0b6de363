import { isMailable } from '@sitewright/core/email'
import { MAX_NOTIFIED } from '@sitewright/core/forms/site-form'
import { Card, TagsField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { BuilderPartProps } from './builder-part.ts'
import { problemBelow } from './form-draft.ts'
import { ListCard } from './ListCard.tsx'

/** The ways that answers go: to a list, and by mail to people. */
export function StoragePart({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  const [isBroken, setIsBroken] = useState(false)
  const { draft, problems, change } = builder
  const { storage } = draft
  const { notices } = storage
  const isFull = notices.length >= MAX_NOTIFIED
  return (
    <>
      <ListCard siteId={siteId} builder={builder} />
      <Card title={text('builder.notices')}>
        <TagsField
          label={text('builder.noticesTo')}
          description={text('builder.noticesHint', { most: MAX_NOTIFIED })}
          problem={
            isBroken ? text('builder.noMail') : problemBelow(problems, 'form.storage.notices')
          }
          isOptional
          values={notices.map(({ email }) => email)}
          suggestions={[]}
          removeLabel={(email) => text('builder.removeNotice', { email })}
          onType={() => setIsBroken(false)}
          onAdd={(typed) => {
            const email = typed.trim()
            const isTaken = isMailable(email) && !isFull
            setIsBroken(!isTaken)
            if (!isTaken) return false
            const others = notices.filter((notice) => notice.email !== email)
            change({ storage: { ...storage, notices: [...others, { email, onlyIf: null }] } })
            return true
          }}
          onRemove={(gone) =>
            change({
              storage: { ...storage, notices: notices.filter(({ email }) => email !== gone) },
            })
          }
        />
      </Card>
    </>
  )
}
