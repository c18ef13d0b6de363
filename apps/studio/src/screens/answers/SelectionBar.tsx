import type { Answer } from '@sitewright/api/forms/answer-shapes'
import { Button, Checkbox, ConfirmDialog, Menu, showToast } from '@sitewright/ui'
import { Ellipsis, Inbox, Mail, MailOpen, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './Answers.module.css'
import { LabelsPopover } from './LabelsPopover.tsx'
import { type AnswersChange, useEditAnswers, useRemoveAnswers } from './use-answers.ts'

export interface SelectionBarProps {
  siteId: string
  formId: string
  rows: readonly Answer[]
  selected: readonly Answer[]
  knownLabels: readonly string[]
  onSelect(ids: readonly string[]): void
}

/** Selects all answers that are shown, and says what can be done with those that are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { siteId, formId, rows, selected, knownLabels, onSelect } = props
  const text = useText()
  const canRemove = useCan(siteId)('forms.edit')
  const edit = useEditAnswers(siteId, formId)
  const remove = useRemoveAnswers(siteId, formId)
  const [isRemoving, setIsRemoving] = useState(false)
  const answerIds = selected.map(({ id }) => id)
  const count = selected.length
  const failed = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  const change = (wish: Omit<AnswersChange, 'answerIds'>, said?: MessageId) =>
    edit.mutate(
      { answerIds, ...wish },
      {
        onSuccess: (changed) => said && showToast({ text: text(said, { count: changed }) }),
        onError: failed,
      },
    )
  const isHeld = selected.some(({ state }) => state === 'held')
  return (
    <div className={styles.selection}>
      <Checkbox
        label={count === 0 ? text('answers.selectAll') : text('answers.selected', { count })}
        isSelected={count === rows.length}
        isIndeterminate={count > 0 && count < rows.length}
        onChange={(isOn) => onSelect(isOn ? rows.map(({ id }) => id) : [])}
      />
      {count > 0 && (
        <div className={styles.deeds}>
          {isHeld && (
            <Button
              size="small"
              icon={Inbox}
              onPress={() => change({ state: 'kept' }, 'answers.tookIn')}
            >
              {text('answers.takeIn')}
            </Button>
          )}
          <Button
            size="small"
            icon={MailOpen}
            onPress={() => change({ isRead: true }, 'answers.markedRead')}
          >
            {text('answers.markRead')}
          </Button>
          <LabelsPopover
            size="small"
            answers={selected}
            known={knownLabels}
            onChange={(wish) => change(wish)}
          />
          <Menu
            label={text('answers.more')}
            trigger={
              <Button size="small" icon={Ellipsis}>
                {text('answers.more')}
              </Button>
            }
            groups={[
              {
                id: 'unread',
                actions: [
                  {
                    id: 'unread',
                    label: text('answers.markUnread'),
                    icon: Mail,
                    onAction: () => change({ isRead: false }, 'answers.markedUnread'),
                  },
                ],
              },
              {
                id: 'remove',
                actions: canRemove
                  ? [
                      {
                        id: 'remove',
                        label: text('answers.remove'),
                        icon: Trash2,
                        look: 'danger',
                        onAction: () => setIsRemoving(true),
                      },
                    ]
                  : [],
              },
            ]}
          />
        </div>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={text('answers.removeManyTitle', { count })}
          confirmLabel={text('answers.remove')}
          isOpen
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(answerIds, {
              onSuccess: (removed) => {
                showToast({ text: text('answers.removedMany', { count: removed }) })
                setIsRemoving(false)
                onSelect([])
              },
              onError: failed,
            })
          }
          onClose={() => setIsRemoving(false)}
        >
          {text('answers.removeManyHint', { count })}
        </ConfirmDialog>
      )}
    </div>
  )
}
