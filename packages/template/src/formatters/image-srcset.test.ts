import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const image = (systemDataVariants: unknown) => ({ a: { assetUrl: '/a', systemDataVariants } })

describe('every stored width, and the original in place of the next', () => {
  renders(
    '<img{a|image-srcset}>',
    image('400x300,100w,300w'),
    '<img srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w">',
  )
  renders(
    '{a|image-srcset}',
    image('100w'),
    ' srcset="/a?format=100w 100w,/a?format=original 300w"',
  )
  renders(
    '{a|image-srcset}',
    image('500w'),
    ' srcset="/a?format=500w 500w,/a?format=original 750w"',
  )
  renders(
    '{a|image-srcset}',
    image('750w'),
    ' srcset="/a?format=750w 750w,/a?format=original 1000w"',
  )
  renders(
    '{a|image-srcset}',
    image('1000w'),
    ' srcset="/a?format=1000w 1000w,/a?format=original 1500w"',
  )
  renders(
    '{a|image-srcset}',
    image('1500w'),
    ' srcset="/a?format=1500w 1500w,/a?format=original 2500w"',
  )
})

describe('without the original behind the last tier, and behind what is no tier', () => {
  renders(
    '{a|image-srcset}',
    image('1500w,2500w'),
    ' srcset="/a?format=1500w 1500w,/a?format=2500w 2500w"',
  )
  renders(
    '{a|image-srcset}',
    image('100w,640w'),
    ' srcset="/a?format=100w 100w,/a?format=640w 640w"',
  )
  renders(
    '{a|image-srcset}',
    image('2500w,100w'),
    ' srcset="/a?format=2500w 2500w,/a?format=100w 100w,/a?format=original 300w"',
  )
})

describe('whatever ends in w is a width', () => {
  renders('{a|image-srcset}', image('w, 300w'), ' srcset="/a?format=w w,/a?format= 300w  300w"')
  renders(
    '{a|image-srcset}',
    image('100w,300W,500w ,x'),
    ' srcset="/a?format=100w 100w,/a?format=original 300w"',
  )
})

describe('the address is not escaped', () => {
  renders(
    '{a|image-srcset}',
    { a: { assetUrl: '/"a', systemDataVariants: '2500w' } },
    ' srcset="/"a?format=2500w 2500w"',
  )
  renders(
    '{a|image-srcset}',
    { a: { systemDataVariants: '2500w' } },
    ' srcset="?format=2500w 2500w"',
  )
})

describe('without widths the value stays, and a picture prints nothing', () => {
  renders('[{a|image-srcset}]', image('400x300'), '[]')
  renders('[{a|image-srcset}]', image(''), '[]')
  renders('[{a|image-srcset}]', image(null), '[]')
  renders('[{a|image-srcset}]', image(['100w']), '[]')
  renders('{a|image-srcset|json}', { a: { assetUrl: '/a' } }, '{"assetUrl":"/a"}')
  renders('{a|image-srcset}', { a: 'text' }, 'text')
  renders('[{a|image-srcset|json}]', { a: null }, '[null]')
  renders('[{a|image-srcset|json}]', {}, '[]')
})
