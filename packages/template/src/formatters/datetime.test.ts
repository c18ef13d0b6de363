import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const AFTERNOON = Date.UTC(2020, 1, 24, 19, 4, 40) + 7

/** Asserts the output with these options for an afternoon in New York, by default in English. */
const writes = (options: string, output: string, locale = 'en') =>
  renders(`{t|datetime${options && ` ${options}`}}`, { t: AFTERNOON }, output, { locale })

describe('without options: the long date', () => {
  writes('', 'February 24, 2020')
  writes(' ', 'February 24, 2020')
  writes('', '24. Februar 2020', 'de')
  writes('', '2020年2月24日', 'ja')
  writes('', '٢٤ فبراير ٢٠٢٠', 'ar-EG')
  writes('', '24 กุมภาพันธ์ ค.ศ. 2020', 'th')
  writes('', '۲۴ فوریهٔ ۲۰۲۰', 'fa')
})

describe('one word: date and time', () => {
  writes('short', '2/24/20, 2:04\u202fPM')
  writes('medium', 'Feb 24, 2020, 2:04:40\u202fPM')
  writes('long', 'February 24, 2020 at 2:04:40\u202fPM EST')
  writes('full', 'Monday, February 24, 2020 at 2:04:40\u202fPM Eastern Standard Time')
  writes('full', 'lundi 24 février 2020 à 14:04:40 heure normale de l’Est nord-américain', 'fr')
  writes('full', '2020年2月24日 星期一中午2:04:40 [東部標準時間]', 'zh-Hant-TW')
  writes('short', '24. 2. 2020. 14:04', 'sr-Latn')
  writes('medium', '24 de fev. de 2020, 14:04:40', 'pt-BR')
  writes('medium', '24 feb 2020, 2:04:40\u202fp.m.', 'es-419')
  writes('short', '24/02/2020, 14:04', 'en-GB')
})

describe('date, time and datetime by width', () => {
  writes('date', '2/24/20')
  writes('time', '2:04\u202fPM')
  writes('date:short', '2/24/20')
  writes('date:medium', 'Feb 24, 2020')
  writes('date:long', 'February 24, 2020')
  writes('date:full', 'Monday, February 24, 2020')
  writes('time:short', '2:04\u202fPM')
  writes('time:medium', '2:04:40\u202fPM')
  writes('time:long', '2:04:40\u202fPM EST')
  writes('time:full', '2:04:40\u202fPM Eastern Standard Time')
  writes('datetime:medium', 'Feb 24, 2020, 2:04:40\u202fPM')
  writes('date:long time:short', 'February 24, 2020 at 2:04\u202fPM')
  writes('time date', '2/24/20, 2:04\u202fPM')
  writes('date:short date:long', 'February 24, 2020')
  writes('full date:short', 'Monday, February 24, 2020 at 2:04:40\u202fPM Eastern Standard Time')
})

describe('parts, in whatever order the language has', () => {
  writes('yMMMd', 'Feb 24, 2020')
  writes('dMMMy', 'Feb 24, 2020')
  writes('yMMMd', '24. Feb. 2020', 'de')
  writes('yMMMEd', 'Mon, Feb 24, 2020')
  writes('MMMM', 'February')
  writes('Hm', '14:04')
  writes('hms', '2:04:40\u202fPM')
  writes('yMMMd hm', 'Feb 24, 2020, 2:04\u202fPM')
  writes('date:yMMMd', 'Feb 24, 2020')
  writes('date:yMMMd time:hm', 'Feb 24, 2020, 2:04\u202fPM')
  writes('date:yMMMd time:short', 'Feb 24, 2020, 2:04\u202fPM')
  writes('date:short time:Hm', '2/24/20, 14:04')
  writes('datetime:yMd', '2/24/2020')
  writes('GyMMM', 'Feb 2020 AD')
  writes('yw', 'week 9 of 2020')
  writes('yQQQ', 'Q1 2020')
  writes('Bh', '2 in the afternoon')
  writes('HmsSSS', '14:04:40.007')
  writes('zzzz', '14h Eastern Standard Time')
  writes('VVVV', '14h New York Time')
})

describe('skeleton: these parts and no others before it', () => {
  writes('skeleton:yMMMd', 'Feb 24, 2020')
  writes('hm skeleton:yMMMd', 'Feb 24, 2020')
  writes('skeleton:yMMMd hm', 'Feb 24, 2020, 2:04\u202fPM')
  writes('skeleton:yMMMd skeleton:Hm', '14:04')
  writes('skeleton:', 'Mon, /24, 14:04:40')
  writes('skeleton', 'Mon, /24, 14:04:40')
})

describe('wrap: how date and time are joined', () => {
  writes('date:short time:short wrap:full', '2/24/20 at 2:04\u202fPM')
  writes('date:full time:short wrap:short', 'Monday, February 24, 2020, 2:04\u202fPM')
  writes('yMMMMd hm wrapper:full', 'February 24, 2020 at 2:04\u202fPM')
  writes('yMMMMd hm wrapped:short', 'February 24, 2020, 2:04\u202fPM')
  writes('yMMMMd hm wrap:x', 'February 24, 2020 at 2:04\u202fPM')
})

describe('calendar', () => {
  writes('calendar:gregory', 'February 24, 2020')
  writes('calendar:gregorian', 'February 24, 2020')
  writes('calendar:buddhist', 'February 24, 2563 BE')
  writes('calendar:buddhist', '24 กุมภาพันธ์ 2563', 'th')
  writes('calendar:japanese', '令和2年2月24日', 'ja')
  writes('calendar:persian', 'Esfand 5, 1398 AP')
  writes('calendar:persian', '۵ اسفند ۱۳۹۸', 'fa')
  writes('calendar:iso8601 yw', 'week 9 of 2020')
  writes('calendar:islamic', 'February 24, 2020')
  writes('calendar:buddhist calendar:x', 'February 24, 2020')
})

describe('context', () => {
  writes('MMMM context:begin-sentence', 'Février', 'fr')
  writes('MMMM context:middle-of-text', 'février', 'fr')
  writes('yMMMM context:standalone', 'února 2020', 'cs')
  writes('MMMM context:ui-list-or-menu', 'Febrero', 'es')
  writes('MMMM context:x', 'février', 'fr')
})

describe('options nobody knows', () => {
  writes('unknown:x', 'February 24, 2020')
  writes('date:', '2/24/20')
  writes('SHORT', '14h GMT-5')
  writes('__proto__:1', 'February 24, 2020')
  renders('{t|datetime,short}', { t: AFTERNOON }, '2/24/20, 2:04\u202fPM')
  renders('{t|datetime/date:yMMMd/time:Hm}', { t: AFTERNOON }, 'Feb 24, 2020, 14:04')
  renders('{t|datetime:short}', { t: AFTERNOON }, '2/24/20, 2:04\u202fPM')
})

describe("the site's zone, or New York", () => {
  const inZone = (timeZone: unknown, output: string) =>
    renders('{t|datetime time:full}', { t: AFTERNOON, website: { timeZone } }, output)
  inZone('Asia/Kolkata', '12:34:40\u202fAM India Standard Time')
  inZone('Europe/Paris', '8:04:40\u202fPM Central European Standard Time')
  inZone('Etc/GMT+5', '2:04:40\u202fPM GMT-05:00')
  inZone('US/Pacific', '11:04:40\u202fAM Pacific Standard Time')
  inZone('SystemV/PST8PDT', '11:04:40\u202fAM Pacific Standard Time')
  inZone('Canada/East-Saskatchewan', '1:04:40\u202fPM Central Standard Time')
  inZone('america/new_york', '2:04:40\u202fPM Eastern Standard Time')
  renders(
    '{t|datetime time:full}',
    { t: AFTERNOON, website: {} },
    '2:04:40\u202fPM Eastern Standard Time',
  )
  renders(
    '{t|datetime time:full}',
    { t: AFTERNOON, website: null },
    '2:04:40\u202fPM Eastern Standard Time',
  )
})

describe('a zone nobody knows is UTC', () => {
  for (const zone of [
    'Nowhere',
    '',
    '+05:00',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    5,
    null,
  ]) {
    renders('{t|datetime Hm}', { t: AFTERNOON, website: { timeZone: zone } }, '19:04')
  }
})

describe('values that are read as times', () => {
  const reads = (t: unknown, output: string) =>
    renders('{t|datetime short}', { t, website: { timeZone: 'UTC' } }, output)
  reads(String(AFTERNOON), '2/24/20, 7:04\u202fPM')
  reads('1582571080000.9', '2/24/20, 7:04\u202fPM')
  reads(1.5, '1/1/70, 12:00\u202fAM')
  reads('12abc', '1/1/70, 12:00\u202fAM')
  reads('1e3', '1/1/70, 12:00\u202fAM')
  reads(null, '1/1/70, 12:00\u202fAM')
  reads(true, '1/1/70, 12:00\u202fAM')
  reads([AFTERNOON], '1/1/70, 12:00\u202fAM')
  reads({ t: AFTERNOON }, '1/1/70, 12:00\u202fAM')
  reads('Infinity.', '1/1/70, 12:00\u202fAM')
  renders('{nothing|datetime}', {}, 'December 31, 1969')
})

describe('what is no time: nothing', () => {
  for (const t of ['', 'x', 'NaN', 'soon']) renders('{t|datetime}', { t }, '')
})

describe('the clock jumps in summer time', () => {
  renders('{t|datetime hmsz}', { t: Date.UTC(2024, 2, 10, 7) - 1 }, '1:59:59\u202fAM EST')
  renders('{t|datetime hmsz}', { t: Date.UTC(2024, 2, 10, 7) }, '3:00:00\u202fAM EDT')
  renders('{t|datetime hmsz}', { t: Date.UTC(2024, 10, 3, 6) }, '1:00:00\u202fAM EST')
})

describe('times beyond the calendar end with it', () => {
  const ends = (t: number, output: string) =>
    renders('{t|datetime GyMMMd}', { t, website: { timeZone: 'UTC' } }, output)
  ends(8.64e15, 'Dec 31, 8652 AD')
  ends(8.64e15 + 1, 'Dec 31, 8652 AD')
  ends(1e300, 'Dec 31, 8652 AD')
  ends(-8.64e15, 'Jan 1, 4713 BC')
  ends(-62_135_596_800_001, 'Jan 2, 1 AD')
  ends(Date.UTC(1582, 9, 15) - 1, 'Oct 4, 1582 AD')
})

describe('in other places', () => {
  const days = [AFTERNOON, AFTERNOON + 86_400_000]
  renders(
    '{.repeated section @}{@|datetime MMMd}{.alternates with}, {.end}',
    days,
    'Feb 24, Feb 25',
  )
  renders('{.var @t t|datetime short}{@t}', { t: AFTERNOON }, '2/24/20, 2:04\u202fPM')
  renders('{t|apply part}', { t: AFTERNOON }, 'February 24, 2020', {
    partials: { part: '{@|datetime}' },
  })
})
