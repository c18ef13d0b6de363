/** Words that a form says while it is filled in, by what they are in English: the same texts for its script and for the server. */

import type { JsonObject } from '@sitewright/core/json'
import { type BlockWord, type BlockWords, ENGLISH } from '../words/english.ts'

const CAPTCHA_KEYS = [
  'blockCaptchaAgain',
  'blockCaptchaDone',
  'blockCaptchaFailed',
  'blockCaptchaLoad',
  'blockCaptchaWorking',
  'blockFormCaptchaFailed',
  'blockFormCaptchaMissing',
] as const satisfies readonly BlockWord[]

const KEYS = [
  ...CAPTCHA_KEYS,
  'blockFormAbove',
  'blockFormBack',
  'blockFormBelow',
  'blockFormClosed',
  'blockFormDateInvalid',
  'blockFormEmailInvalid',
  'blockFormEntriesInvalid',
  'blockFormFailed',
  'blockFormFileKind',
  'blockFormFileLies',
  'blockFormFileMissing',
  'blockFormFileRemove',
  'blockFormFileTooLarge',
  'blockFormFileUploading',
  'blockFormMissing',
  'blockFormNext',
  'blockFormNoConnection',
  'blockFormNoKey',
  'blockFormNotOffered',
  'blockFormNumberInvalid',
  'blockFormPhoneInvalid',
  'blockFormRefused',
  'blockFormRequired',
  'blockFormSending',
  'blockFormStale',
  'blockFormStep',
  'blockFormTimeInvalid',
  'blockFormTooLong',
  'blockFormTooMany',
  'blockFormTooManyFiles',
  'blockFormUnknown',
  'blockFormUnparsed',
  'blockFormUnreadable',
  'blockFormWebsiteInvalid',
] as const satisfies readonly BlockWord[]

/** Words that differ from the English ones, for the page to bring: none on a site in English whose theme has no words of its own. */
export function wordsToBring(words: BlockWords): JsonObject {
  return differing(KEYS, words)
}

/** Those of a captcha alone. */
export function captchaWordsToBring(words: BlockWords): JsonObject {
  return differing(CAPTCHA_KEYS, words)
}

function differing(keys: readonly BlockWord[], words: BlockWords): JsonObject {
  const own = keys.filter((key) => words[key] !== ENGLISH[key])
  return Object.fromEntries(own.map((key) => [ENGLISH[key], words[key]]))
}

/** A text of a form in the language of the site; one that is not in the table stays as it is. */
export function formSays(english: string, words: BlockWords): string {
  const key = KEYS.find((one) => ENGLISH[one] === english)
  return key === undefined ? english : words[key]
}
