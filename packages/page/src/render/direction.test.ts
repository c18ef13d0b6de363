import { expect, it } from 'vitest'
import { withDirection } from './direction.ts'

it.each([
  [
    '<!doctype html>\n<html lang="he-IL">',
    'he-IL',
    '<!doctype html>\n<html dir="rtl" lang="he-IL">',
  ],
  ['<html>', 'ar-BH', '<html dir="rtl">'],
  ['<html lang="ar" dir="ltr">', 'ar', '<html lang="ar" dir="ltr">'],
  ['<html lang="de-DE">', 'de-DE', '<html lang="de-DE">'],
  ['<p>no document</p>', 'he-IL', '<p>no document</p>'],
])('%j in %s becomes %j', (html, language, directed) => {
  expect(withDirection(html, language)).toBe(directed)
})
