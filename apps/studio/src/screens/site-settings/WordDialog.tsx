import type { SiteWord } from '@sitewright/api/sites/site-word-shapes'
import { MAX_WORD, partsOf } from '@sitewright/core/site/own-words'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import type { useChangeWord } from './use-site-words.ts'
import { placeLabels } from './word-places.ts'

export interface WordDialogProps {
  readonly word: SiteWord
  readonly change: ReturnType<typeof useChangeWord>
  onClose(): void
}

/** The owner's own words in place of one that visitors read. */
export function WordDialog({ word, change, onClose }: WordDialogProps) {
  const text = useText()
  const { original, own, places } = word
  const [typed, setTyped] = useState(own || original)
  const { form, problems, general } = useFormProblems(change.error, ['text'])
  const parts = partsOf(original)
  const hints = [
    text('words.originalIs', { words: original }),
    ...(parts.length > 0 ? [text('words.parts', { parts: parts.join(', ') })] : []),
    ...(places.length > 1
      ? [text('words.several', { places: placeLabels(text, places).join(', ') })]
      : []),
  ]
  return (
    <FormDialog
      title={text('words.title')}
      form={form}
      problem={general}
      isSaving={change.isPending}
      onSave={() => change.mutate({ word, text: typed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={text('words.own')}
        description={hints.join(' ')}
        autoFocus
        maxLength={MAX_WORD}
        value={typed}
        onChange={setTyped}
        problem={problems.text}
      />
    </FormDialog>
  )
}
