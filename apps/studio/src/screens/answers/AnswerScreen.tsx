import type { CallOutput } from '@sitewright/api/call'
import type { Answer } from '@sitewright/api/forms/answer-shapes'
import type { getAnswer } from '@sitewright/api/forms/get-answer'
import { Badge, Button, Card, ConfirmDialog, Notice, PageHeader, showToast } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { Screen } from '../../shell/Screen.tsx'
import { type Text, useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AnswerFiles } from './AnswerFiles.tsx'
import styles from './AnswerScreen.module.css'
import { type AnswersView, answersPath } from './answers-view.ts'
import { inShort } from './in-short.ts'
import { LabelsPopover } from './LabelsPopover.tsx'
import { Replies } from './Replies.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import {
  type AnswerAddress,
  useAnswer,
  useEditAnswers,
  useRemoveAnswer,
  useUpdateAnswer,
} from './use-answers.ts'

export interface AnswerScreenProps extends AnswerAddress {
  /** The list that it was opened from. */
  view: AnswersView
  /** Called when the answer is no longer to be read. */
  onLeave(): void
}

export function AnswerScreen({ view, onLeave, ...address }: AnswerScreenProps) {
  const text = useText()
  const answer = useAnswer(address)
  return (
    <QueryView
      query={answer}
      loading={text('answers.loadingOne')}
      failed={text('answers.failedOne')}
    >
      {({ answer: shown, ...about }) => (
        <AnswerReader {...{ address, answer: shown, about, view, onLeave }} />
      )}
    </QueryView>
  )
}

interface AnswerReaderProps {
  address: AnswerAddress
  answer: Answer
  /** Facts of its form and of mail to the visitor. */
  about: Omit<CallOutput<typeof getAnswer>, 'answer'>
  view: AnswersView
  onLeave(): void
}

function AnswerReader({ address, answer, about, view, onLeave }: AnswerReaderProps) {
  const { siteId, formId, answerId } = address
  const { formName, knownLabels, replies } = about
  const text = useText()
  const dates = useDates()
  const update = useUpdateAnswer(address)
  const edit = useEditAnswers(siteId, formId)
  const remove = useRemoveAnswer(address)
  const canEdit = useCan(siteId)('forms.edit')
  const [isRemoving, setIsRemoving] = useState(false)
  const [isReplying, setIsReplying] = useState(false)
  useReadOnce(answer, () => update.mutate({ isRead: true }))
  const [title] = inShort(answer)
  useTitle(title ?? formName)
  const at = dates.full(answer.sentAt)
  const page = answer.page.title || answer.page.path
  const failed = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  return (
    <Screen>
      <PageHeader
        title={title ?? text('answers.nothingGiven')}
        back={{
          label: text('answers.title', { form: formName }),
          href: answersPath({ siteId, formId }, view),
        }}
        description={
          page === '' ? text('answers.sentAt', { at }) : text('answers.sentFrom', { at, page })
        }
        actions={
          <>
            <LabelsPopover
              answers={[answer]}
              known={knownLabels}
              onChange={(wish) =>
                edit.mutate({ answerIds: [answerId], ...wish }, { onError: failed })
              }
            />
            <Button
              onPress={() =>
                update.mutate({ isRead: false }, { onSuccess: onLeave, onError: failed })
              }
            >
              {text('answers.markUnread')}
            </Button>
            {canEdit && (
              <Button onPress={() => setIsRemoving(true)}>{text('answers.remove')}</Button>
            )}
            {canEdit && answer.email !== '' && (
              <Button look="primary" onPress={() => setIsReplying(true)}>
                {text('answers.reply')}
              </Button>
            )}
          </>
        }
      />
      {answer.labels.length > 0 && (
        <div className={styles.labels}>
          {answer.labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </div>
      )}
      {answer.state === 'held' && (
        <Notice
          tone="warning"
          action={
            <Button
              size="small"
              isPending={update.isPending}
              onPress={() =>
                update.mutate(
                  { state: 'kept' },
                  {
                    onSuccess: () => showToast({ text: text('answers.takenIn') }),
                    onError: failed,
                  },
                )
              }
            >
              {text('answers.takeIn')}
            </Button>
          }
        >
          <strong>{text('answers.doubtful')}</strong>{' '}
          {answer.doubts.map((doubt) => text(`answers.doubt.${doubt}` as MessageId)).join(' ')}
        </Notice>
      )}
      <Card>
        <dl className={styles.answers}>
          {answer.entries.map((entry) => (
            <div key={entry.id}>
              <dt>{entry.rawTitle}</dt>
              <dd>
                {entry.files ? (
                  <AnswerFiles
                    address={`/s/${siteId}/forms/${formId}/answers/${answer.id}`}
                    files={entry.files}
                  />
                ) : (
                  inWords(text, entry)
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Replies replies={replies} />
      {isReplying && (
        <ReplyDialog
          {...{ address, formName }}
          to={answer.email}
          onClose={() => setIsReplying(false)}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={text('answers.removeTitle')}
          confirmLabel={text('answers.remove')}
          isOpen
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                showToast({ text: text('answers.removed') })
                onLeave()
              },
              onError: failed,
            })
          }
          onClose={() => setIsRemoving(false)}
        >
          {text('answers.removeHint')}
        </ConfirmDialog>
      )}
    </Screen>
  )
}

/** Opening an answer reads it: once, so that it can be marked as not read again. */
function useReadOnce({ isRead }: Answer, read: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the answer as it was opened
  useEffect(() => {
    if (!isRead) read()
  }, [])
}

/** Points of a scale in words; everything else as it was written. */
function inWords(text: Text, { type, value }: Answer['entries'][number]): string {
  if (value === '') return text('answers.noAnswer')
  if (type !== 'likert') return value
  return value.replace(/-?\d$/gm, (point) => text(`answers.scale.${point}` as MessageId))
}
