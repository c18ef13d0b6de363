import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { Card, TagsField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useTerms } from '../items/use-items.ts'
import type { ItemPartProps } from './item-part.ts'
import { CategoryTreeField } from './sale/CategoryTreeField.tsx'
import { MAX_LENGTH, type TermProblem, type TermType, withEditedTerm, withTerms } from './terms.ts'

/** Categories and tags. Some kinds have a tree of categories to choose from; elsewhere a category is any word. */
export function TermsCard(props: ItemPartProps) {
  const { site, kind, page } = props
  const hasTree = collectionKind(kind).items?.categories === 'tree'
  const { data: known } = useTerms(site.id, page?.id)
  return (
    <Card>
      {hasTree ? (
        <CategoryTreeField {...props} />
      ) : (
        <Terms type="category" suggestions={known?.categories ?? []} {...props} />
      )}
      <Terms type="tag" suggestions={known?.tags ?? []} {...props} />
    </Card>
  )
}

interface TermsProps extends ItemPartProps {
  type: TermType
  suggestions: readonly string[]
}

const FIELD = { tag: 'tags', category: 'categories' } as const

function Terms({ type, suggestions, draft, problems, isReadOnly, onChange }: TermsProps) {
  const text = useText()
  const [problem, setProblem] = useState<TermProblem>()
  const field = FIELD[type]
  const values = draft[field]
  const name = text(`terms.${type}`)
  const words: Readonly<Record<TermProblem, string>> = {
    exists: text('terms.exists', { tagType: name }),
    onlyOne: text('terms.onlyOne', { tagType: name }),
    tooLong: text(`terms.${type}TooLong`, { most: MAX_LENGTH[type] }),
  }
  const refused = Object.entries(problems).find(
    ([id]) => id === field || id.startsWith(`${field}.`),
  )
  /** Takes a new list; false where there is something wrong with it. */
  const take = (result: ReturnType<typeof withTerms>): boolean => {
    const isFine = 'terms' in result
    setProblem(isFine ? undefined : result.problem)
    if (isFine) onChange((now) => ({ ...now, [field]: result.terms }))
    return isFine
  }
  return (
    <TagsField
      label={text(`terms.${field}`)}
      description={text('terms.hint')}
      isOptional
      isReadOnly={isReadOnly}
      values={values}
      suggestions={suggestions}
      removeLabel={(value) => text('terms.remove', { value })}
      problem={problem ? words[problem] : refused?.[1]}
      onType={() => setProblem(undefined)}
      onAdd={(typed) => take(withTerms(values, typed, type))}
      editing={{
        label: (value) => text('terms.edit', { value }),
        onEdit: (term, typed) => take(withEditedTerm(values, { term, typed }, type)),
        onSecond: () => setProblem('onlyOne'),
      }}
      onRemove={(value) =>
        onChange((now) => ({ ...now, [field]: now[field].filter((one) => one !== value) }))
      }
    />
  )
}
