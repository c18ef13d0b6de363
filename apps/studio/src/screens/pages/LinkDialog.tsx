import type { ExternalLink } from '@sitewright/core/content/navigation-item'
import { isLinkFor } from '@sitewright/core/links/link-address'
import { Button, Dialog, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './LinkDialog.module.css'
import { LinkFields, type LinkFieldsProps } from './LinkFields.tsx'

export interface LinkDialogProps {
  siteId: string
  /** The link that is changed; undefined for a new one. */
  link: ExternalLink | undefined
  pages: LinkFieldsProps['pages']
  onDone(link: ExternalLink): void
  onClose(): void
}

const MAX_TITLE = 100
const NEW_LINK: ExternalLink = { title: '', url: '', newWindow: false }

/** Title, target and window of a link in a navigation. */
export function LinkDialog({ siteId, link, pages, onDone, onClose }: LinkDialogProps) {
  const text = useText()
  const formId = useId()
  const [typed, setTyped] = useState(link ?? NEW_LINK)
  const [isChecked, setChecked] = useState(false)
  const next = { ...typed, title: typed.title.trim(), url: typed.url.trim() }
  const hasTitle = next.title !== ''
  const hasTarget = next.url !== '' && isLinkFor('header', next.url)
  const problem = (isWrong: boolean, id: 'pages.titleMissing' | 'pages.linkTargetWrong') =>
    isChecked && isWrong ? text(id) : undefined
  return (
    <Dialog
      isOpen
      size="small"
      title={text(link ? 'pages.editLink' : 'pages.addLink')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary">
            {text(link ? 'common.save' : 'pages.addLink')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (!hasTitle || !hasTarget) return
          onClose()
          onDone(next)
        }}
      >
        <TextField
          label={text('pages.linkTitle')}
          autoFocus
          autoComplete="off"
          maxLength={MAX_TITLE}
          value={typed.title}
          onChange={(title) => setTyped((now) => ({ ...now, title }))}
          problem={problem(!hasTitle, 'pages.titleMissing')}
        />
        <LinkFields
          siteId={siteId}
          pages={pages}
          url={typed.url}
          newWindow={typed.newWindow}
          problem={problem(!hasTarget, 'pages.linkTargetWrong')}
          isReadOnly={false}
          onUrl={(url) => setTyped((now) => ({ ...now, url }))}
          onNewWindow={(newWindow) => setTyped((now) => ({ ...now, newWindow }))}
        />
      </Form>
    </Dialog>
  )
}
