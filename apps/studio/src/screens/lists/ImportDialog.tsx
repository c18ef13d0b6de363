import type { SubscriberImport } from '@sitewright/api/lists/import-shapes'
import { Button, Dialog, FileDrop, Notice, Progress, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import styles from './Subscriber.module.css'
import { useImport } from './use-import.ts'
import { type ListAddress, useOutdate } from './use-lists.ts'

/** Takes people in from a file: choose it, see what becomes of it, say how they agreed, and watch. */
export function ImportDialog({ onClose, ...address }: ListAddress & { onClose(): void }) {
  const text = useText()
  const outdate = useOutdate(address.siteId)
  const { current, upload, begin } = useImport(address)
  const [proof, setProof] = useState('')
  const { form, problems, general } = useFormProblems(begin.error, ['proof'])
  const leave = () => {
    void outdate()
    onClose()
  }
  if (!current) {
    return (
      <Dialog isOpen title={text('imports.title')} onClose={onClose}>
        {upload.error && (
          <Notice tone="danger" isAlert>
            {upload.error.message}
          </Notice>
        )}
        <FileDrop
          label={text('imports.choose')}
          description={text('imports.chooseHint')}
          isBusy={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      </Dialog>
    )
  }
  if (current.state !== 'ready') {
    const { counts, doneCount, addedCount } = current
    const all = counts.new + counts.known + counts.left
    const isDone = current.state === 'done'
    return (
      <Dialog
        isOpen
        title={text('imports.title')}
        onClose={leave}
        footer={
          <Button look={isDone ? 'primary' : 'secondary'} onPress={leave}>
            {text('subscribers.close')}
          </Button>
        }
      >
        {isDone ? (
          <Notice tone="success">{text('imports.done', { count: addedCount })}</Notice>
        ) : (
          <>
            <Progress
              label={text('imports.running', { filename: current.filename })}
              value={all === 0 ? 100 : Math.round((doneCount / all) * 100)}
            />
            <p className={list.faint}>{text('imports.runningHint')}</p>
          </>
        )}
      </Dialog>
    )
  }
  if (current.counts.new === 0) {
    return (
      <Dialog
        isOpen
        title={text('imports.title')}
        onClose={onClose}
        footer={<Button onPress={onClose}>{text('subscribers.close')}</Button>}
      >
        <Notice>{text('imports.nobodyNew')}</Notice>
        <Counts file={current} />
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={text('imports.title')}
      saveLabel={text('imports.begin', { count: current.counts.new })}
      form={form}
      problem={general}
      isSaving={begin.isPending}
      onSave={() => begin.mutate(proof)}
      onClose={onClose}
    >
      <Counts file={current} />
      <TextField
        label={text('subscribers.proof')}
        description={text('imports.proofHint')}
        autoFocus
        value={proof}
        onChange={setProof}
        problem={problems.proof}
      />
    </FormDialog>
  )
}

/** Rows of the file by what becomes of them, with some of those that are wrong. */
function Counts({ file }: { file: SubscriberImport }) {
  const text = useText()
  const { counts, wrongRows } = file
  const kinds = (['new', 'known', 'left', 'wrong', 'repeated'] as const).filter(
    (kind) => kind === 'new' || counts[kind] > 0,
  )
  return (
    <>
      <dl className={styles.facts}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{text(`imports.${kind}`)}</dt>
            <dd>{counts[kind].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {wrongRows.length > 0 && (
        <details>
          <summary>{text('imports.wrongRows')}</summary>
          <ul className={list.faint}>
            {wrongRows.map(({ row, text: words }) => (
              <li key={row}>{text('imports.row', { row, words })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
