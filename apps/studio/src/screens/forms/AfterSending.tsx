import { RadioGroup, Select, TextField } from '@sitewright/ui'
import { useState } from 'react'
import {
  type LinkEntry,
  linkEntryOf,
  linkEntryTarget,
} from '../../editor/block-fields/link-entry.ts'
import { useText } from '../../text.ts'
import { usePages } from '../pages/use-pages.ts'
import type { BuilderPartProps } from './builder-part.ts'

/** Whether visitors read a message, or go somewhere, once they have sent a form. */
export function AfterSending({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  const { draft, problems, change } = builder
  const { successRedirect } = draft
  const [typed, setTyped] = useState({ entry: linkEntryOf(successRedirect), href: successRedirect })
  // Discarding changes it from outside, and then it is the form that counts.
  const entry = typed.href === successRedirect ? typed.entry : linkEntryOf(successRedirect)
  const enter = (next: LinkEntry) => {
    const href = linkEntryTarget(next) ?? ''
    setTyped({ entry: next, href })
    change({ successRedirect: href })
  }
  const { data: pages = [] } = usePages(siteId)
  const offered = pages.map(({ id, title, path }) => ({ id, label: title, description: path }))
  const isKnown = offered.some(({ id }) => id === entry.text)
  const other = {
    id: entry.text,
    label: text(entry.text === '' ? 'builder.pageNone' : 'builder.pageGone'),
    description: '',
  }
  const isIncomplete = entry.kind === 'web' && linkEntryTarget(entry) === undefined
  return (
    <>
      <RadioGroup<'none' | 'page' | 'web'>
        label={text('builder.then')}
        look="segments"
        value={entry.kind === 'page' || entry.kind === 'web' ? entry.kind : 'none'}
        options={[
          { id: 'none', label: text('builder.thenMessage') },
          { id: 'page', label: text('builder.thenPage') },
          { id: 'web', label: text('builder.thenAddress') },
        ]}
        onChange={(kind) => enter({ kind, text: '' })}
      />
      {entry.kind === 'page' && (
        <Select
          label={text('builder.page')}
          options={isKnown ? offered : [other, ...offered]}
          value={entry.text}
          onChange={(id) => enter({ kind: 'page', text: id })}
          problem={problems['form.successRedirect']}
        />
      )}
      {entry.kind === 'web' && (
        <TextField
          label={text('builder.address')}
          autoComplete="off"
          value={entry.text}
          onChange={(address) => enter({ kind: 'web', text: address })}
          problem={isIncomplete ? text('builder.addressProblem') : problems['form.successRedirect']}
        />
      )}
      {entry.kind === 'none' && (
        <TextField
          label={text('builder.message')}
          description={text('builder.messageHint')}
          isOptional
          rows={3}
          maxLength={5000}
          value={draft.submissionMessage}
          onChange={(submissionMessage) => change({ submissionMessage })}
          problem={problems['form.submissionMessage']}
        />
      )}
    </>
  )
}
