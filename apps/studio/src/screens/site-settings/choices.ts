import type { SelectOption } from '@sitewright/ui'

const TAGS =
  'ar-SA bg-BG ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-NZ en-US es-ES es-MX et-EE fi-FI fr-BE ' +
  'fr-CA fr-CH fr-FR he-IL hi-IN hr-HR hu-HU id-ID is-IS it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR ' +
  'pt-PT ro-RO sk-SK sl-SI sr-RS sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-HK zh-TW'

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

export const LANGUAGES: readonly SelectOption<string>[] = TAGS.split(' ')
  .map((id) => ({ id, label: names.of(id) ?? id }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** The time zones that the browser knows; none in browsers that cannot list them, as Safari before 15.4. */
export const TIME_ZONES: readonly SelectOption<string>[] = knownTimeZones().map((id) => ({
  id,
  label: id.replaceAll('_', ' '),
}))

function knownTimeZones(): readonly string[] {
  try {
    return Intl.supportedValuesOf('timeZone')
  } catch {
    return []
  }
}

/** The options with the current choice among them, even if the list no longer offers it. */
export function withCurrent(
  options: readonly SelectOption<string>[],
  current: string,
): readonly SelectOption<string>[] {
  return options.some(({ id }) => id === current)
    ? options
    : [{ id: current, label: current }, ...options]
}
