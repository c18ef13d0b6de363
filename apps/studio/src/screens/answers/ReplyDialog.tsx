import { MAX_REPLY, MAX_REPLY_SUBJECT } from '@sitewright/api/forms/answer-shapes'
import { newId } from '@sitewright/core/id'
import { showToast, TextField } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { type AnswerAddress, type ReplyWish, useReply } from './use-answers.ts'

export interface ReplyDialogProps {
  address: AnswerAddress
  formName: string
  /** Address of the visitor. */
  to: string
  onClose(): void
}

const FIELDS = ['subject', 'text']

/** Writes to a visitor by the platform's mail. */
export function ReplyDialog({ address, formName, to, onClose }: ReplyDialogProps) {
  const words = useText()
  const reply = useReply(address)
  const [subject, setSubject] = useState(`Re: ${formName}`)
  const [text, setText] = useState('')
  const lastTry = useRef<ReplyWish>(undefined)
  const { form, problems, general } = useFormProblems(reply.error, FIELDS)
  const send = () => {
    // A try whose answer was lost may have arrived, so that trying again must not send another.
    const before = lastTry.current
    const isSame = before?.subject === subject && before.text === text
    const wish = { replyId: (isSame && before?.replyId) || newId(), subject, text }
    lastTry.current = wish
    reply.mutate(wish, {
      onSuccess: () => {
        showToast({ text: words('answers.replied', { to }) })
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={words('answers.replyTo', { to })}
      saveLabel={words('answers.send')}
      form={form}
      problem={general}
      isSaving={reply.isPending}
      onSave={send}
      onClose={onClose}
    >
      <TextField
        label={words('answers.subject')}
        maxLength={MAX_REPLY_SUBJECT}
        value={subject}
        onChange={setSubject}
        problem={problems.subject}
      />
      <TextField
        label={words('answers.replyText')}
        description={words('answers.replyHint')}
        rows={9}
        autoFocus
        maxLength={MAX_REPLY}
        value={text}
        onChange={setText}
        problem={problems.text}
      />
    </FormDialog>
  )
}
