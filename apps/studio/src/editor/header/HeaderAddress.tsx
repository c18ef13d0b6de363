import { isLinkFor, linkReference } from '@sitewright/core/links/link-address'
import { Button, IconButton, TextField } from '@sitewright/ui'
import { Link2, Search, X } from '@sitewright/ui/icons'
import { useId, useState } from 'react'
import { focusSoon } from '../../focus-soon.ts'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { useLinkPicker } from '../link-picker/use-link-picker.tsx'
import { useLinkTarget } from '../link-picker/use-link-targets.ts'
import { useWords } from '../use-words.ts'
import { referenceAt } from './reference-at.ts'

interface HeaderAddressProps {
  label: string
  /** The last address that was one. */
  value: string
  onChange(url: string): void
}

const PICKER = { accepts: (href: string) => isLinkFor('header', href), isSameWindow: true }

/** Target of a link in the header: a page, an item or a file, which may move later, or an address. What is not one yet is kept here and said. */
export function HeaderAddress({ label, value, onChange }: HeaderAddressProps) {
  const words = useWords()
  const { siteId } = useEditor().visit
  const site = useSession((session) => session.site)
  const target = useLinkTarget(siteId, value)
  const fieldsId = useId()
  const { chooseLink, linkDialog } = useLinkPicker(PICKER)
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !isLinkFor('header', typed)
  const reference = linkReference(value)
  // A page that was just renamed or added is known here first.
  const name = site.pages[reference?.id ?? '']?.navigationTitle ?? target?.title
  const offered = typed === undefined ? referenceAt(value, site) : undefined
  const focusField = () => focusSoon(`[data-header-address="${fieldsId}"] input`)
  const choose = async () => {
    const chosen = await chooseLink({ href: value, newWindow: false })
    if (!chosen) return
    setTyped(undefined)
    onChange(chosen.href)
  }
  return (
    <div className={styles.fields} data-header-address={fieldsId}>
      {reference ? (
        <TextField
          isReadOnly
          label={label}
          description={words('headerLinkFollows')}
          value={name ?? (target === null ? words('linkGone') : '')}
          onChange={() => undefined}
        />
      ) : (
        <TextField
          isOptional
          label={label}
          description={words('linkAddressHint')}
          maxLength={500}
          value={typed ?? value}
          problem={isWrong ? words('buttonUrlWrong') : undefined}
          onChange={(next) => {
            const isLink = isLinkFor('header', next)
            setTyped(isLink ? undefined : next)
            if (isLink) onChange(next)
          }}
        />
      )}
      <div className={styles.row}>
        {offered && (
          <Button
            size="small"
            icon={Link2}
            onPress={() => {
              onChange(offered.href)
              focusField()
            }}
          >
            {words('headerLinkFollow', { title: offered.title })}
          </Button>
        )}
        <Button size="small" icon={Search} onPress={() => void choose()}>
          {words('linkChoose')}
        </Button>
        {reference && (
          <IconButton
            size="small"
            label={words('headerLinkRemove', { label })}
            icon={X}
            onPress={() => {
              onChange('')
              focusField()
            }}
          />
        )}
      </div>
      {linkDialog}
    </div>
  )
}
