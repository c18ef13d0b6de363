import { Card, Select } from '@sitewright/ui'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { useLists } from '../lists/use-lists.ts'
import type { BuilderPartProps } from './builder-part.ts'

/** The list that a form adds people to, and the question by which they agree. */
export function ListCard({ siteId, builder }: Pick<BuilderPartProps, 'siteId' | 'builder'>) {
  const text = useText()
  const { data: lists = [] } = useLists(siteId)
  const { fields, storage } = builder.draft
  const chosen = storage.list
  const questions = fields.filter(({ type }) => type === 'checkbox')
  const change = (listId: string, consentFieldId: string) =>
    builder.change({
      storage: { ...storage, list: listId === '' ? null : { listId, consentFieldId } },
    })
  const hasEmail = fields.some(({ type }) => type === 'email')
  return (
    <Card title={text('lists.formTitle')} description={text('lists.formHint')}>
      <Select
        label={text('lists.list')}
        options={[
          { id: '', label: text('lists.formNone') },
          ...lists.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={chosen?.listId ?? ''}
        onChange={(listId) => change(listId, chosen?.consentFieldId || (questions[0]?.id ?? ''))}
      />
      {chosen && (questions.length === 0 || !hasEmail) && (
        <p className={list.faint}>{text('lists.formNeeds')}</p>
      )}
      {chosen && questions.length > 0 && (
        <Select
          label={text('lists.formConsent')}
          description={text('lists.formConsentHint')}
          options={questions.map(({ id, title }) => ({ id, label: title }))}
          value={chosen.consentFieldId}
          onChange={(fieldId) => change(chosen.listId, fieldId)}
        />
      )}
    </Card>
  )
}
