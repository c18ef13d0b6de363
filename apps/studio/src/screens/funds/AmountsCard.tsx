import { MAX_SUGGESTED } from '@sitewright/core/commerce/funds'
import { minor } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import { parseMoney } from '@sitewright/core/money-input'
import { Card, MoneyField, Switch, TagsField } from '@sitewright/ui'
import { useState } from 'react'
import type { Problems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from '../selling/Selling.module.css'
import type { FundPartProps } from './fund-part.ts'

/** The amounts that visitors choose from, and the limits of their own. */
export function AmountsCard({ currency, draft, problems, isReadOnly, onChange }: FundPartProps) {
  const text = useText()
  const [isBroken, setIsBroken] = useState(false)
  const format = nativeMoneyFormat(currency)
  const written = (amount: number) => formatMoney(minor(amount), format)
  const { suggestedMinor } = draft
  const isFull = suggestedMinor.length >= MAX_SUGGESTED
  return (
    <Card title={text('funds.howMuch')}>
      <TagsField
        label={text('funds.suggested')}
        description={text('funds.suggestedHint', { most: MAX_SUGGESTED })}
        problem={isBroken ? text('funds.notMoney') : suggestedProblem(problems)}
        isOptional={draft.allowsOwnAmount}
        isReadOnly={isReadOnly}
        values={suggestedMinor.map(written)}
        suggestions={[]}
        removeLabel={(amount) => text('funds.removeAmount', { amount })}
        onType={() => setIsBroken(false)}
        onAdd={(typed) => {
          const amount = parseMoney(typed, currency)
          setIsBroken(amount === undefined || isFull)
          if (amount === undefined || isFull) return false
          onChange({ suggestedMinor: [...new Set([...suggestedMinor, amount])] })
          return true
        }}
        onRemove={(gone) =>
          onChange({ suggestedMinor: suggestedMinor.filter((amount) => written(amount) !== gone) })
        }
      />
      <Switch
        label={text('funds.allowsOwn')}
        isDisabled={isReadOnly}
        isSelected={draft.allowsOwnAmount}
        onChange={(allowsOwnAmount) => onChange({ allowsOwnAmount })}
      />
      <div className={styles.pair}>
        <MoneyField
          label={text('funds.minimum')}
          currency={currency}
          isReadOnly={isReadOnly}
          value={draft.minimumMinor}
          onChange={(minimumMinor) => onChange({ minimumMinor })}
          problem={problems.minimumMinor}
        />
        <MoneyField
          label={text('funds.maximum')}
          description={text('funds.maximumHint')}
          isOptional
          currency={currency}
          isReadOnly={isReadOnly}
          value={draft.maximumMinor}
          onChange={(maximumMinor) => onChange({ maximumMinor })}
          problem={problems.maximumMinor}
        />
      </div>
    </Card>
  )
}

/** The problem of the list, or of the first amount in it that has one. */
function suggestedProblem(problems: Problems): string | undefined {
  const path = Object.keys(problems).find(
    (name) => name === 'suggestedMinor' || name.startsWith('suggestedMinor.'),
  )
  return path === undefined ? undefined : problems[path]
}
