/** Templates: forms that owners begin with, in the language of the site. Pure. */

import { DEFAULT_FORM_NAME } from './form.ts'
import { NEW_FIELD, NEW_STORAGE, type SiteForm, type SiteFormField } from './site-form.ts'
import { ENGLISH, type TemplateWords } from './templates/english.ts'
import { FRENCH } from './templates/french.ts'
import { GERMAN } from './templates/german.ts'
import { JAPANESE } from './templates/japanese.ts'
import { SPANISH } from './templates/spanish.ts'

export const FORM_TEMPLATES = [
  'blank',
  'contact',
  'order',
  'event',
  'survey',
  'application',
] as const
export type FormTemplate = (typeof FORM_TEMPLATES)[number]

/** A form as it begins: nothing is asked, protected from robots, kept for ever, open for good. */
export const NEW_FORM: SiteForm = {
  name: DEFAULT_FORM_NAME,
  fields: [],
  submitLabel: '',
  submissionMessage: '',
  submissionHtml: '',
  successRedirect: '',
  disclaimer: '',
  captcha: { kind: 'altcha', theme: 'light', alignment: 'left' },
  storage: NEW_STORAGE,
  closesAt: null,
  maxAnswers: null,
  closedMessage: '',
}

const LANGUAGES: Readonly<Record<string, TemplateWords>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  ja: JAPANESE,
}

/** The form of a template in a language such as `de-CH`; in English where there are no words for it. */
export function formFromTemplate(template: FormTemplate, language: string): SiteForm {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  return { ...NEW_FORM, ...MAKERS[template](LANGUAGES[base] ?? ENGLISH) }
}

type Made = Partial<SiteForm>

const MAKERS: Readonly<Record<FormTemplate, (words: TemplateWords) => Made>> = {
  blank: () => ({}),
  contact: (words) => ({
    name: words.contact,
    fields: [
      ...person(words),
      field('message', 'textarea', words.message, { required: true, maxLength: 5000 }),
    ],
    submitLabel: words.contactButton,
    submissionMessage: words.contactThanks,
  }),
  order: (words) => ({
    name: words.order,
    fields: [
      field('what', 'textarea', words.orderWhat, { required: true, maxLength: 2000 }),
      field('how-many', 'number', words.orderHowMany, { required: true, isHalf: true }),
      field('when', 'date', words.orderWhen, { isHalf: true }),
      field('how', 'radio', words.orderHow, {
        required: true,
        options: [words.orderPickUp, words.orderDelivery],
      }),
      field('address', 'address', words.orderAddress, {
        required: true,
        shownIf: isOneOf('how', words.orderDelivery),
      }),
      ...person(words),
      field('phone', 'phone', words.phone),
      field('notes', 'textarea', words.anythingElse, { maxLength: 2000 }),
    ],
    submitLabel: words.orderButton,
    submissionMessage: words.orderThanks,
  }),
  event: (words) => ({
    name: words.event,
    fields: [
      ...person(words),
      field('coming', 'radio', words.eventComing, {
        required: true,
        options: [words.yes, words.no],
      }),
      field('people', 'select', words.eventPeople, {
        required: true,
        options: ['1', '2', '3', '4'],
        shownIf: isOneOf('coming', words.yes),
      }),
      field('food', 'checkbox', words.eventFood, {
        options: [
          words.eventAnyFood,
          words.eventVegetarian,
          words.eventVegan,
          words.eventGlutenFree,
        ],
        shownIf: isOneOf('coming', words.yes),
      }),
      field('notes', 'textarea', words.anythingElse, { maxLength: 2000 }),
    ],
    submitLabel: words.eventButton,
    submissionMessage: words.eventThanks,
  }),
  survey: (words) => ({
    name: words.survey,
    fields: [
      field('intro', 'section', words.survey, { description: words.surveyIntro }),
      field('agree', 'likert', words.surveyAgree, {
        options: [words.surveyEasy, words.surveyHelpful, words.surveyAgain],
      }),
      field('heard', 'radio', words.surveyHeard, {
        options: [words.surveyFriends, words.surveySearch, words.surveySocial, words.surveyOther],
      }),
      field('better', 'textarea', words.surveyBetter, { maxLength: 5000 }),
      field('contact', 'radio', words.surveyContact, { options: [words.yes, words.no] }),
      field('email', 'email', words.email, {
        required: true,
        shownIf: isOneOf('contact', words.yes),
      }),
    ],
    submitLabel: words.surveyButton,
    submissionMessage: words.surveyThanks,
  }),
  application: (words) => ({
    name: words.application,
    fields: [
      field('you', 'section', words.applicationYou),
      ...person(words),
      field('phone', 'phone', words.phone),
      field('work', 'section', words.applicationWork, { beginsStep: true }),
      field('position', 'text', words.applicationPosition, { required: true }),
      field('start', 'date', words.applicationStart),
      field('profile', 'website', words.applicationProfile),
      field('why', 'textarea', words.applicationWhy, { required: true, maxLength: 5000 }),
    ],
    submitLabel: words.applicationButton,
    submissionMessage: words.applicationThanks,
  }),
}

function field(
  id: string,
  type: SiteFormField['type'],
  title: string,
  more: Partial<SiteFormField> = {},
): SiteFormField {
  return { ...NEW_FIELD, id, type, title, ...more }
}

function person(words: TemplateWords): SiteFormField[] {
  return [
    field('name', 'name', words.yourName, { required: true }),
    field('email', 'email', words.email, { required: true }),
  ]
}

const isOneOf = (fieldId: string, value: string): SiteFormField['shownIf'] => ({
  fieldId,
  test: 'isOneOf',
  values: [value],
})
