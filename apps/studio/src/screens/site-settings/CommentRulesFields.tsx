import {
  type CommentRules,
  HOLD_RULES,
  type HoldRule,
} from '@sitewright/core/comments/comment-rules'
import { NumberField, RadioGroup, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

/** Whether the site has comments, and which of them somebody looks at first. */
export function CommentRulesFields({ draft, problems, onSet }: Omit<SettingsPartProps, 'siteId'>) {
  const text = useText()
  const { commentsEnabled, commentRules, disqusShortname } = draft
  const set = (change: Partial<CommentRules>) =>
    onSet({ commentRules: { ...commentRules, ...change } })
  return (
    <>
      <Switch
        label={text('siteSettings.comments')}
        description={text('siteSettings.commentsHint')}
        isSelected={commentsEnabled}
        onChange={(isOn) => onSet({ commentsEnabled: isOn })}
      />
      {commentsEnabled && disqusShortname === '' && (
        <>
          <RadioGroup<HoldRule>
            label={text('siteSettings.hold')}
            options={HOLD_RULES.map((id) => ({ id, label: text(`siteSettings.hold.${id}`) }))}
            value={commentRules.hold}
            onChange={(hold) => set({ hold })}
          />
          <NumberField
            label={text('siteSettings.maxLinks')}
            description={text('siteSettings.maxLinksHint')}
            minValue={0}
            maxValue={50}
            value={commentRules.maxLinks}
            onChange={(maxLinks) => set({ maxLinks })}
            problem={problems['commentRules.maxLinks']}
          />
          <NumberField
            label={text('siteSettings.closesAfterDays')}
            description={text('siteSettings.closesAfterDaysHint')}
            minValue={0}
            maxValue={3650}
            value={commentRules.closesAfterDays}
            onChange={(closesAfterDays) => set({ closesAfterDays })}
            problem={problems['commentRules.closesAfterDays']}
          />
        </>
      )}
    </>
  )
}
