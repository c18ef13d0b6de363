import { PREVIEW_DAYS } from '@sitewright/api/preview-links/shapes'
import { Button, Checkbox, Notice, RadioGroup, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './PreviewLinks.module.css'
import { useCreatePreviewLink } from './use-preview-links.ts'

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

/** The form that makes a link, and the link itself, which is shown this once. */
export function NewPreview({ siteId }: { siteId: string }) {
  const text = useText()
  const create = useCreatePreviewLink(siteId)
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof PREVIEW_DAYS)[number]>(7)
  const [showsLocked, setShowsLocked] = useState(false)
  const { form, problems, general } = useFormProblems(create.error, ['name'])
  return (
    <>
      <Form
        ref={form}
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ name, days, showsLocked }, { onSuccess: () => setName('') })
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <TextField
          label={text('preview.name')}
          isOptional
          description={text('preview.nameHint')}
          value={name}
          onChange={setName}
          problem={problems.name}
        />
        <RadioGroup
          label={text('preview.ends')}
          look="segments"
          options={PREVIEW_DAYS.map((count) => ({
            id: String(count),
            label: text('preview.days', { count }),
          }))}
          value={String(days)}
          onChange={(chosen) =>
            setDays(PREVIEW_DAYS.find((count) => String(count) === chosen) ?? days)
          }
        />
        <Checkbox
          label={text('preview.showsLocked')}
          isSelected={showsLocked}
          onChange={setShowsLocked}
        />
        <Button type="submit" look="primary" isPending={create.isPending}>
          {text('preview.make')}
        </Button>
      </Form>
      {create.data && <MadeLink url={create.data.url} />}
    </>
  )
}

function MadeLink({ url }: { url: string }) {
  const text = useText()
  return (
    <Notice tone="success" isAlert>
      <div className={styles.made}>
        <strong>{text('preview.made')}</strong>
        <TextField label={text('preview.link')} isReadOnly isCode rows={3} value={url} />
        {CAN_COPY && (
          <Button
            size="small"
            onPress={async () => {
              await navigator.clipboard.writeText(url)
              showToast({ text: text('preview.copied') })
            }}
          >
            {text('preview.copy')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
