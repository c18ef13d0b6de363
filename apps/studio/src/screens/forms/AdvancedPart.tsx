import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { Card, NumberField, TextField } from '@sitewright/ui'
import { CodeField } from '../../forms/CodeField.tsx'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import { useText } from '../../text.ts'
import { useCan, useSite } from '../sites/use-sites.ts'
import { AfterSending } from './AfterSending.tsx'
import type { BuilderPartProps } from './builder-part.ts'

/** The button, what comes after it, and the end of the form. */
export function AdvancedPart({ siteId, builder }: BuilderPartProps) {
  const text = useText()
  const mayCode = useCan(siteId)('site.code')
  const { data: site } = useSite(siteId)
  const { draft, saved, problems, change } = builder
  const { closesAt } = draft
  const timeZone = site?.timeZone ?? 'UTC'
  return (
    <>
      <Card title={text('builder.button')}>
        <TextField
          label={text('builder.submitLabel')}
          description={text('builder.submitLabelHint')}
          isOptional
          autoComplete="off"
          maxLength={100}
          value={draft.submitLabel}
          onChange={(submitLabel) => change({ submitLabel })}
          problem={problems['form.submitLabel']}
        />
      </Card>
      <Card title={text('builder.afterwards')}>
        <AfterSending siteId={siteId} builder={builder} />
        {(mayCode || draft.submissionHtml !== '') && (
          <CodeField
            label={text('builder.html')}
            description={text(mayCode ? 'builder.htmlHint' : 'builder.htmlNotAllowed')}
            isOptional
            isReadOnly={!mayCode}
            rows={4}
            maxLength={20_000}
            value={draft.submissionHtml}
            onChange={(submissionHtml) => change({ submissionHtml })}
            problem={problems['form.submissionHtml']}
          />
        )}
      </Card>
      <Card title={text('builder.closing')}>
        <SiteTimeField
          label={text('builder.closesAt')}
          timeZone={timeZone}
          isOptional
          isReadOnly={false}
          value={closesAt === null ? '' : localTimeOf(closesAt, timeZone)}
          problem={problems['form.closesAt']}
          onChange={(value) =>
            change({ closesAt: value === '' ? null : (instantOf(value, timeZone) ?? null) })
          }
        />
        <NumberField
          label={text('builder.maxAnswers')}
          description={text('builder.maxAnswersHint', { count: saved.answerCount })}
          isOptional
          minValue={1}
          maxValue={10_000_000}
          value={draft.maxAnswers ?? Number.NaN}
          onChange={(most) => change({ maxAnswers: Number.isNaN(most) ? null : most })}
          problem={problems['form.maxAnswers']}
        />
        <TextField
          label={text('builder.closedMessage')}
          description={text('builder.closedMessageHint')}
          isOptional
          rows={2}
          maxLength={500}
          value={draft.closedMessage}
          onChange={(closedMessage) => change({ closedMessage })}
          problem={problems['form.closedMessage']}
        />
      </Card>
    </>
  )
}
