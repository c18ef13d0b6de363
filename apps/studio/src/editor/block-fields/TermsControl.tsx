import { MAX_TERMS } from '@sitewright/blocks/fields'
import { TagsField } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../use-words.ts'
import type { ControlProps } from './control.ts'

/** Names that are typed, with those of the chosen collection as suggestions. */
export function TermsControl({
  field,
  value: names,
  values,
  texts,
  services,
  onChange,
}: ControlProps<'terms'>) {
  const words = useWords()
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const from = values[field.from]
  const collectionId = typeof from === 'string' ? from : ''
  const { loadTerms } = services
  const { of } = field
  useEffect(() => {
    let isCurrent = true
    setSuggestions([])
    void loadTerms(of, collectionId).then((found) => {
      if (isCurrent) setSuggestions(found)
    })
    return () => {
      isCurrent = false
    }
  }, [loadTerms, of, collectionId])
  return (
    <TagsField
      {...texts}
      isOptional
      values={names}
      suggestions={suggestions}
      removeLabel={(value) => words('listRemove', { name: value })}
      onAdd={(typed) => {
        const added = typed
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !names.some((known) => isSame(known, name)))
        onChange([...names, ...added].slice(0, MAX_TERMS))
        return true
      }}
      onRemove={(removed) => onChange(names.filter((name) => name !== removed))}
    />
  )
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
