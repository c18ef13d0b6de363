import { isMailable } from '@sitewright/core/email'
import { type FormNotice, MAX_NOTIFIED, type SiteFormField } from '@sitewright/core/forms/site-form'
import { Card, Select, TagsField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import styles from './Builder.module.css'
import type { StorageCardProps } from './builder-part.ts'
import { Condition, conditionOn } from './Condition.tsx'
import { askingFields, problemBelow } from './form-draft.ts'

const PATH = 'form.storage.notices'

/** The people who get a mail about answers, each about all of them or about some. */
export function NoticesCard({ builder, onChange }: StorageCardProps) {
  const text = useText()
  const [isBroken, setIsBroken] = useState(false)
  const { draft, problems } = builder
  const { notices } = draft.storage
  const isFull = notices.length >= MAX_NOTIFIED
  const fields = askingFields(draft.fields)
  const emails = notices.map((_, index) => problems[`${PATH}.${index}.email`])
  const refused = problems[PATH] ?? emails.find(Boolean)
  return (
    <Card title={text('builder.notices')}>
      <TagsField
        label={text('builder.noticesTo')}
        description={text('builder.noticesHint', { most: MAX_NOTIFIED })}
        problem={isBroken ? text('builder.noMail') : refused}
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
          if (notices.some((notice) => notice.email === email)) return true
          onChange({ notices: [...notices, { email, onlyIf: null }] })
          return true
        }}
        onRemove={(gone) => onChange({ notices: notices.filter(({ email }) => email !== gone) })}
      />
      {notices.map((notice, index) => (
        <NoticeCondition
          key={notice.email}
          notice={notice}
          fields={fields}
          problem={problemBelow(problems, `${PATH}.${index}.onlyIf`)}
          onChange={(changed) => onChange({ notices: notices.with(index, changed) })}
        />
      ))}
    </Card>
  )
}

interface NoticeConditionProps {
  notice: FormNotice
  /** Fields whose answers can decide. */
  fields: readonly SiteFormField[]
  problem: string | undefined
  onChange(notice: FormNotice): void
}

function NoticeCondition({ notice, fields, problem, onChange }: NoticeConditionProps) {
  const text = useText()
  const { email, onlyIf } = notice
  const [first] = fields
  if (!first && !onlyIf) return null
  return (
    <div className={styles.settings}>
      <Select
        label={text('builder.noticeGets', { email })}
        options={[
          { id: 'every', label: text('builder.noticeEvery') },
          { id: 'some', label: text('builder.noticeSome') },
        ]}
        value={onlyIf ? 'some' : 'every'}
        onChange={(which) => {
          if (which === 'every') onChange({ ...notice, onlyIf: null })
          else if (!onlyIf && first) onChange({ ...notice, onlyIf: conditionOn(first) })
        }}
      />
      {onlyIf && (
        <Condition
          label={text('builder.noticeGets', { email })}
          testLabel={text('builder.noticeTest')}
          fields={fields}
          condition={onlyIf}
          gone={text('builder.fieldGone')}
          problem={problem}
          onChange={(condition) => onChange({ ...notice, onlyIf: condition })}
        />
      )}
    </div>
  )
}
