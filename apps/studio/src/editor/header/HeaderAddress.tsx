import { isLinkFor, linkReference } from '@sitewright/core/links/link-address'
import { Button, IconButton, TextField } from '@sitewright/ui'
import { Search, X } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useSession } from '../drafts-context.ts'
import styles from '../Fields.module.css'
import { useLinkPicker } from '../link-picker/use-link-picker.tsx'
import { useWords } from '../use-words.ts'

interface HeaderAddressProps {
  label: string
  /** The last address that was one. */
  value: string
  onChange(url: string): void
}

const PICKER = { accepts: (href: string) => isLinkFor('header', href), isSameWindow: true }

/** Target of a link in the header: a page, which may move later, or an address. What is not one yet is kept here and said. */
export function HeaderAddress({ label, value, onChange }: HeaderAddressProps) {
  const words = useWords()
  const { pages } = useSession(({ site }) => site)
  const { chooseLink, linkDialog } = useLinkPicker(PICKER)
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !isLinkFor('header', typed)
  const reference = linkReference(value)
  const choose = async () => {
    const chosen = await chooseLink({ href: value, newWindow: false })
    if (!chosen) return
    setTyped(undefined)
    onChange(chosen.href)
  }
  return (
    <>
      {reference ? (
        <TextField
          isReadOnly
          label={label}
          description={words('headerLinkFollows')}
          value={pages[reference.id]?.navigationTitle ?? words('pageGone')}
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
        <Button size="small" icon={Search} onPress={() => void choose()}>
          {words('linkChoose')}
        </Button>
        {reference && (
          <IconButton
            size="small"
            label={words('headerLinkRemove', { label })}
            icon={X}
            onPress={() => onChange('')}
          />
        )}
      </div>
      {linkDialog}
    </>
  )
}
