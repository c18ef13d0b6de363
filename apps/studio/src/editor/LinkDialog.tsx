import { isEmail } from '@sitewright/core/email'
import { linkKind } from '@sitewright/core/links/link-address'
import { Button, Checkbox, Dialog, Select, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFiles } from '../screens/files/use-files.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

export interface LinkDialogProps {
  /** The link at the cursor now. */
  link: { readonly href: string; readonly newWindow: boolean } | null
  onClose(): void
}

const NO_PAGE = 'none'
const DOCUMENTS = { search: '', kind: 'document' } as const

/** Dialog for the target of the selected words: a page or a document, which may move later, or any address. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const words = useWords()
  const format = useFormat()
  const formId = useId()
  const { visit } = useEditor()
  const { data: pages = [] } = usePages(visit.siteId)
  const { data: library } = useFiles(visit.siteId, DOCUMENTS)
  const files = library?.pages.flatMap(({ items }) => items) ?? []
  const [href, setHref] = useState(link?.href ?? '')
  const [newWindow, setNewWindow] = useState(link?.newWindow ?? false)
  const [isChecked, setChecked] = useState(false)
  const page = /^(page|asset):/.test(href) ? href : NO_PAGE
  const address = completeAddress(href)
  const problem = isChecked && linkKind(address) === undefined ? words('linkProblem') : undefined
  return (
    <Dialog
      isOpen
      size="small"
      title={words('link')}
      onClose={onClose}
      footer={
        <>
          {link && (
            <Button
              onPress={() => {
                onClose()
                format('unlink', { isAfterClosing: true })
              }}
            >
              {words('linkRemove')}
            </Button>
          )}
          <Button type="submit" form={formId} look="primary">
            {words('linkApply')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.fields ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (linkKind(address) === undefined) return
          onClose()
          format('link', { href: address, newWindow, isAfterClosing: true })
        }}
      >
        <Select
          label={words('linkPage')}
          value={page}
          options={[
            { id: NO_PAGE, label: words('linkNoPage') },
            ...pages.map(({ id, title, path }) => ({
              id: `page:${id}`,
              label: title,
              description: path,
            })),
            ...files.map(({ id, filename, path }) => ({
              id: `asset:${id}`,
              label: filename,
              description: path,
            })),
          ]}
          onChange={(next) => setHref(next === NO_PAGE ? '' : next)}
        />
        {page === NO_PAGE && (
          <TextField
            label={words('linkAddress')}
            description={words('linkAddressHint')}
            value={href}
            onChange={setHref}
            problem={problem}
            autoFocus
          />
        )}
        <Checkbox label={words('linkNewWindow')} isSelected={newWindow} onChange={setNewWindow} />
      </Form>
    </Dialog>
  )
}

/** People write `example.com` and mean the web, and `me@example.com` and mean mail. */
function completeAddress(typed: string): string {
  const href = typed.trim()
  if (linkKind(href)) return href
  if (isEmail(href, 'deliverable')) return `mailto:${href}`
  return /^[^\s/:]+\.[a-z]{2,}(\/|$)/i.test(href) ? `https://${href}` : href
}
