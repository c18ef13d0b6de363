import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import type { CookieBanner } from '@sitewright/core/site/consent'
import { Button, Card, Notice, RadioGroup, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

export interface BannerPartProps extends SettingsPartProps {
  stored: SiteSettingsInput
}

/** The cookie banner: whether it asks, its words, and asking everyone again. */
export function CookiesCard({ stored, draft, problems, onSet }: BannerPartProps) {
  const text = useText()
  const { cookieBanner } = draft
  const { mode, version } = cookieBanner
  const set = (change: Partial<CookieBanner>) =>
    onSet({ cookieBanner: { ...cookieBanner, ...change } })
  const isRaised = version > stored.cookieBanner.version
  return (
    <Card title={text('cookies.title')} description={text('cookies.hint')}>
      <RadioGroup
        label={text('cookies.mode')}
        options={(['off', 'inform', 'ask'] as const).map((id) => ({
          id,
          label: text(`cookies.${id}`),
          description: text(`cookies.${id}Hint`),
        }))}
        value={mode}
        onChange={(next) => set({ mode: next })}
      />
      {mode !== 'off' && (
        <>
          <TextField
            label={text('cookies.text')}
            description={text('cookies.textHint')}
            isOptional
            rows={3}
            maxLength={500}
            value={cookieBanner.text}
            onChange={(words) => set({ text: words })}
            problem={problems['cookieBanner.text']}
          />
          <TextField
            label={text('cookies.policy')}
            description={text('cookies.policyHint')}
            isOptional
            maxLength={500}
            value={cookieBanner.policyUrl}
            onChange={(policyUrl) => set({ policyUrl })}
            problem={problems['cookieBanner.policyUrl']}
          />
          <Notice>{text('cookies.code')}</Notice>
          {isRaised ? (
            <Notice>{text('cookies.askedAgain')}</Notice>
          ) : (
            <div>
              <Button onPress={() => set({ version: version + 1 })}>{text('cookies.again')}</Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
