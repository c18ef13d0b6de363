import { Button, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { LINK_EXAMPLES, linkAddress, linkProblem } from './link-address.ts'
import styles from './RichTextField.module.css'

export interface LinkBarProps {
  /** The address that is there already; empty for none. */
  known: string
  /** An empty address removes the link. */
  onApply(href: string): void
  onClose(): void
}

export function LinkBar({ known, onApply, onClose }: LinkBarProps) {
  const text = useText()
  const [typed, setTyped] = useState(known)
  const [problem, setProblem] = useState<string>()
  const apply = () => {
    const href = linkAddress(typed)
    if (href !== undefined) onApply(href)
    else setProblem(text(`richText.${linkProblem(typed) ?? 'linkFormat'}`, LINK_EXAMPLES))
  }
  return (
    <div className={styles.link}>
      <TextField
        label={text('richText.linkAddress')}
        placeholder="https://"
        autoFocus
        autoComplete="off"
        value={typed}
        problem={problem}
        onChange={(next) => {
          setTyped(next)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      {known !== '' && <Button onPress={() => onApply('')}>{text('richText.unlink')}</Button>}
      <Button look="primary" onPress={apply}>
        {text('richText.applyLink')}
      </Button>
    </div>
  )
}
