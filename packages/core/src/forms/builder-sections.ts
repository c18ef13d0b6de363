import type { SiteForm } from './site-form.ts'

/** The parts in which owners build a form, by their numbers, with the settings that each holds. */
export const FORM_BUILDER_SECTIONS = {
  build: { number: 1, settings: ['name', 'fields'] },
  storage: { number: 2, settings: ['storage'] },
  advanced: {
    number: 3,
    settings: [
      'submitLabel',
      'submissionMessage',
      'submissionHtml',
      'successRedirect',
      'closesAt',
      'maxAnswers',
      'closedMessage',
    ],
  },
  captcha: { number: 4, settings: ['captcha'] },
  disclaimer: { number: 5, settings: ['disclaimer'] },
} as const satisfies Readonly<
  Record<string, { readonly number: number; readonly settings: readonly (keyof SiteForm)[] }>
>

export type FormBuilderSection = keyof typeof FORM_BUILDER_SECTIONS

/** The section that holds a setting. */
export function sectionOf(setting: string): FormBuilderSection | undefined {
  const found = Object.entries(FORM_BUILDER_SECTIONS).find(([, { settings }]) =>
    (settings as readonly string[]).includes(setting),
  )
  return found?.[0] as FormBuilderSection | undefined
}
