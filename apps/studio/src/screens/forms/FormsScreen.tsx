import type { FormUse } from '@sitewright/api/forms/list-form-uses'
import type { FormSummary } from '@sitewright/api/forms/site-form-shape'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  showToast,
  Table,
  type TableColumn,
  TextLink,
} from '@sitewright/ui'
import { ClipboardList, Copy, Ellipsis, Pencil, Plus, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { usesInShort } from './form-use-words.ts'
import { NewFormDialog } from './NewFormDialog.tsx'
import { RemoveFormDialog } from './RemoveFormDialog.tsx'
import { Templates } from './Templates.tsx'
import { useCreateForm, useDuplicateForm, useForms, useFormUses } from './use-forms.ts'

export interface FormsScreenProps {
  siteId: string
  onOpen(formId: string): void
}

/** Every form of the site, newest first. */
export function FormsScreen({ siteId, onOpen }: FormsScreenProps) {
  const text = useText()
  const forms = useForms(siteId)
  const [isAdding, setIsAdding] = useState(false)
  useTitle(text('forms.title'))
  return (
    <Screen>
      <PageHeader
        title={text('forms.title')}
        description={text('forms.description')}
        actions={
          <Button look="primary" icon={Plus} onPress={() => setIsAdding(true)}>
            {text('forms.add')}
          </Button>
        }
      />
      <QueryView query={forms} loading={text('forms.loading')} failed={text('forms.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <NoForms siteId={siteId} onOpen={onOpen} />
          ) : (
            <FormTable siteId={siteId} rows={rows} />
          )
        }
      </QueryView>
      {isAdding && (
        <NewFormDialog
          siteId={siteId}
          onCreated={({ id }) => onOpen(id)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Screen>
  )
}

function NoForms({ siteId, onOpen }: FormsScreenProps) {
  const text = useText()
  const create = useCreateForm(siteId)
  return (
    <>
      <EmptyState icon={ClipboardList} title={text('forms.emptyTitle')}>
        {text('forms.emptyHint')}
      </EmptyState>
      <Templates
        isDisabled={create.isPending}
        onChoose={(template) =>
          create.mutate(template, {
            onSuccess: ({ id }) => onOpen(id),
            onError: (error) => showToast({ text: error.message, tone: 'danger' }),
          })
        }
      />
    </>
  )
}

const NOWHERE: readonly FormUse[] = []

function FormTable({ siteId, rows }: { siteId: string; rows: readonly FormSummary[] }) {
  const text = useText()
  const dates = useDates()
  const { data: uses } = useFormUses(siteId)
  const duplicate = useDuplicateForm(siteId)
  const [removed, setRemoved] = useState<FormSummary>()
  const usesOf = ({ id }: FormSummary) => uses?.get(id) ?? NOWHERE
  const lastOf = ({ lastAnswerAt }: FormSummary) =>
    lastAnswerAt === null ? text('forms.noAnswer') : dates.ago(lastAnswerAt)
  const columns: TableColumn<FormSummary>[] = [
    {
      id: 'name',
      label: text('forms.form'),
      isRowHeader: true,
      phone: 'main',
      cell: (form) => (
        <span className={list.named}>
          <span>
            <TextLink look="row" href={`/sites/${siteId}/forms/${form.id}`}>
              {form.name}
            </TextLink>
            <span className={list.onPhone}>
              {text('forms.answerCount', { count: form.answerCount })}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: text('forms.status'),
      width: '7rem',
      phone: 'end',
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'success' : 'neutral'}>
          {text(isOpen ? 'forms.open' : 'forms.closed')}
        </Badge>
      ),
    },
    {
      id: 'uses',
      label: text('forms.usedOn'),
      phone: 'belowStart',
      cell: (form) =>
        uses && (
          <span className={list.faint}>
            {usesInShort(text, usesOf(form)) || text('forms.usedNowhere')}
          </span>
        ),
    },
    {
      id: 'answers',
      label: text('forms.answers'),
      width: '6rem',
      align: 'end',
      phone: 'hidden',
      cell: ({ id, name, answerCount }) => (
        <TextLink
          href={`/sites/${siteId}/forms/${id}/answers`}
          aria-label={text('answers.title', { form: name })}
        >
          {answerCount}
        </TextLink>
      ),
    },
    {
      id: 'last',
      label: text('forms.lastAnswer'),
      width: '9rem',
      align: 'end',
      phone: 'hidden',
      cell: lastOf,
    },
    {
      id: 'more',
      label: text('forms.more', { name: '' }),
      isLabelHidden: true,
      width: '3.5rem',
      align: 'end',
      phone: 'belowRest',
      cell: (form) => (
        <FormMenu
          name={form.name}
          href={`/sites/${siteId}/forms/${form.id}`}
          onDuplicate={() =>
            duplicate.mutate(form.id, {
              onSuccess: (copy) =>
                showToast({ text: text('forms.duplicated', { name: copy.form.name }) }),
              onError: (error) => showToast({ text: error.message, tone: 'danger' }),
            })
          }
          onRemove={() => setRemoved(form)}
        />
      ),
    },
  ]
  return (
    <Card isFlush>
      <Table label={text('forms.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {removed && (
        <RemoveFormDialog
          siteId={siteId}
          form={removed}
          uses={usesOf(removed)}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}

interface FormMenuProps {
  name: string
  href: string
  onDuplicate(): void
  onRemove(): void
}

function FormMenu({ name, href, onDuplicate, onRemove }: FormMenuProps) {
  const text = useText()
  const label = text('forms.more', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      groups={[
        {
          id: 'edit',
          actions: [
            { id: 'open', label: text('forms.edit'), icon: Pencil, href },
            {
              id: 'duplicate',
              label: text('forms.duplicate'),
              icon: Copy,
              onAction: onDuplicate,
            },
          ],
        },
        {
          id: 'remove',
          actions: [
            {
              id: 'remove',
              label: text('forms.remove'),
              icon: Trash2,
              look: 'danger',
              onAction: onRemove,
            },
          ],
        },
      ]}
    />
  )
}
