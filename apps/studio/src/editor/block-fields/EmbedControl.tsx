import { isAllowed, NO_EMBED } from '@sitewright/blocks/fields'
import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import { Button, TextField } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

/** Milliseconds after the last key before the service is asked. */
const ASK_AFTER_MS = 500

/** Enters the address of something to embed, and asks its service for title and still. */
export function EmbedControl({ field, value, texts, services, onChange }: ControlProps<'embed'>) {
  const words = useWords()
  const [draft, setDraft] = useState({ text: value.address, address: value.address })
  // Undo and redo change the address from outside, and then it is that one that counts.
  const text = draft.address === value.address ? draft.text : value.address
  const { ask, isAsking, problem } = useAsking(value, services, onChange)
  const isValid = text.trim() === '' || isAllowed(text, field)
  const provider = readEmbedAddress(value.address)?.provider.name

  const enter = (typed: string) => {
    const address = readEmbedAddress(typed)?.address ?? ''
    const isTaken = typed.trim() === '' || isAllowed(typed, field)
    setDraft({ text: typed, address: isTaken ? address : value.address })
    if (!isTaken || address === value.address) return
    onChange({ ...NO_EMBED, address }, 'typing')
    ask(address, ASK_AFTER_MS)
  }

  return (
    <div className={styles.group}>
      <TextField
        {...texts}
        placeholder="https://"
        inputMode="url"
        value={text}
        problem={isValid ? (problem ?? undefined) : words('embedProblem')}
        onChange={enter}
      />
      {provider !== undefined && isValid && (
        <>
          <p className={styles.hint} role="status">
            {isAsking
              ? words('embedAsking', { provider })
              : [provider, value.title].filter(Boolean).join(': ')}
          </p>
          <div className={styles.pictureActions}>
            <Button isPending={isAsking} onPress={() => ask(value.address, 0)}>
              {words('embedAsk')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type Asked = Pick<ControlProps<'embed'>, 'value' | 'services' | 'onChange'>

/** Asks a service, later if more is typed, and fills in its answer if the address is still the same. */
function useAsking(
  value: Asked['value'],
  services: Asked['services'],
  onChange: Asked['onChange'],
) {
  const latest = useRef({ value, onChange })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isThere = useRef(true)
  const [asking, setAsking] = useState('')
  const [found, setFound] = useState({ address: '', problem: '' })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      clearTimeout(timer.current)
    }
  }, [])

  const askNow = async (address: string) => {
    setAsking(address)
    const answer = await services.findEmbed(address)
    if (!isThere.current) return
    setAsking((current) => (current === address ? '' : current))
    setFound({ address, problem: answer.problem })
    if (answer.embed && latest.current.value.address === address) {
      latest.current.onChange({ ...answer.embed, address }, 'typing')
    }
  }
  return {
    ask: (address: string, afterMs: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void askNow(address), afterMs)
    },
    isAsking: asking !== '' && asking === value.address,
    problem: found.address === value.address && found.problem !== '' ? found.problem : undefined,
  }
}
