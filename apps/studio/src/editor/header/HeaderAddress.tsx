import { isLinkFor } from '@sitewright/core/links/link-address'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useWords } from '../use-words.ts'

interface HeaderAddressProps {
  label: string
  /** The last address that was one. */
  value: string
  onChange(url: string): void
}

/** An address in the header. What is not one yet is kept here and said. */
export function HeaderAddress({ label, value, onChange }: HeaderAddressProps) {
  const words = useWords()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !isLinkFor('header', typed)
  return (
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
  )
}
