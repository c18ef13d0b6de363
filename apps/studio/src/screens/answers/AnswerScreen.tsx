import type { Answer } from '@sitewright/api/forms/answer-shapes'
import {
  Button,
  Card,
  ConfirmDialog,
  LinkButton,
  Notice,
  PageHeader,
  showToast,
} from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { Screen } from '../../shell/Screen.tsx'
import { type Text, useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AnswerFiles } from './AnswerFiles.tsx'
import styles from './AnswerScreen.module.css'
import { inShort } from './in-short.ts'
import { type AnswerAddress, useAnswer, useRemoveAnswer, useUpdateAnswer } from './use-answers.ts'

export interface AnswerScreenProps extends AnswerAddress {
  /** Called when the answer is no longer to be read. */
  onLeave(): void
}

export function AnswerScreen({ onLeave, ...address }: AnswerScreenProps) {
  const text = useText()
  const answer = useAnswer(address)
  return (
    <QueryView
      query={answer}
      loading={text('answers.loadingOne')}
      failed={text('answers.failedOne')}
    >
      {({ answer: shown, formName }) => (
        <AnswerReader {...{ address, answer: shown, formName, onLeave }} />
      )}
    </QueryView>
  )
}

interface AnswerReaderProps {
  address: AnswerAddress
  answer: Answer
  formName: string
  onLeave(): void
}

function AnswerReader({ address, answer, formName, onLeave }: AnswerReaderProps) {
  const { siteId, formId } = address
  const text = useText()
  const dates = useDates()
  const update = useUpdateAnswer(address)
  const remove = useRemoveAnswer(address)
  const canRemove = useCan(siteId)('forms.edit')
  const [isRemoving, setIsRemoving] = useState(false)
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
          href: `/sites/${siteId}/forms/${formId}/answers`,
        }}
        description={
          page === '' ? text('answers.sentAt', { at }) : text('answers.sentFrom', { at, page })
        }
        actions={
          <>
            {answer.email !== '' && (
              <LinkButton look="primary" href={`mailto:${answer.email}`}>
                {text('answers.reply')}
              </LinkButton>
            )}
            <Button
              onPress={() =>
                update.mutate({ isRead: false }, { onSuccess: onLeave, onError: failed })
              }
            >
              {text('answers.markUnread')}
            </Button>
            {canRemove && (
              <Button onPress={() => setIsRemoving(true)}>{text('answers.remove')}</Button>
            )}
          </>
        }
      />
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
