import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('letters and digits stay, in lower case', () => {
  renders('{a|slugify}', { a: 'Mugs2GO' }, 'mugs2go')
  renders('{a|slugify}', { a: '2024' }, '2024')
})

describe('each run of spaces becomes one hyphen', () => {
  renders('{a|slugify}', { a: 'big  red\n\tmug' }, 'big-red-mug')
  renders('{a|slugify}', { a: ' mug ' }, '-mug-')
  renders('{a|slugify}', { a: 'a\u00a0b' }, 'a-b')
})

describe('hyphens stay, also beside one another', () => {
  renders('{a|slugify}', { a: 'a - b--c-' }, 'a---b--c-')
})

describe('everything else vanishes', () => {
  renders('{a|slugify}', { a: "Ann's: 1/2 & more!" }, 'anns-12-more')
  renders('{a|slugify}', { a: 'under_score.dot' }, 'underscoredot')
  renders('{a|slugify}', { a: 'Café 中文 😀x' }, 'caf-x')
  renders('{a|slugify}', { a: '<b>' }, 'b')
  renders('{a|slugify|json}', { a: '!?' }, '""')
})

describe('the value is read as text', () => {
  renders('{a|slugify}', { a: 1.5 }, '15')
  renders('{a|slugify}', { a: true }, 'true')
  renders('{a|slugify|json}', { a: null }, '""')
  renders('{a|slugify|json}', {}, '""')
  renders('{a|slugify|json}', { a: ['a b'] }, '""')
  renders('{a|slugify|json}', { a: { b: 1 } }, '""')
})
