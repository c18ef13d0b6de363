import { describe, expect, it } from 'vitest'
import { tweakValueProblem } from './tweak-value.ts'
import { readTweaks } from './tweaks.ts'

const sheet = [
  '// tweak: {"type":"color","title":"Text"}',
  '@ink: #111;',
  '// tweak: {"type":"color","title":"Paper","disableTransparency":true}',
  '@paper: #fff;',
  '// tweak: {"type":"value","title":"Width","min":10,"max":40}',
  '@width: 20px;',
  '// tweak: {"type":"font","title":"Headings"}',
  '.heading { font-family: Georgia; }',
  '// tweak: {"type":"checkbox","title":"Sticky","active":true}',
  '// tweak: {"type":"dropdown","title":"Shape","options":["Round","Square"]}',
].join('\n')
const { tweaks } = readTweaks([{ path: 'styles/a.less', text: sheet }])

function problem(name: string, value: string) {
  const tweak = tweaks.find((one) => one.name === name)
  if (!tweak) throw new Error(`No tweak ${name}`)
  return tweakValueProblem(tweak, value)
}

it('has nothing to choose from in a dropdown without options, which is left out and said', () => {
  const text = '// tweak: {"type":"dropdown","title":"Shape","options":[]}'
  const read = readTweaks([{ path: 'styles/a.less', text }])
  expect(read.tweaks).toEqual([])
  expect(read.problems).toMatchObject([{ message: 'The tweak "Shape" has no options.', line: 1 }])
})

describe('a value that an owner chose', () => {
  it.each([
    ['ink', '#abc'],
    ['ink', '#aabbccdd'],
    ['ink', 'rgba(0, 0, 0, 0.5)'],
    ['ink', 'hsl(120, 50%, 50%)'],
    ['ink', 'tomato'],
    ['paper', '#abcf'],
    ['paper', 'rgba(1, 2, 3, 1)'],
    ['width', '10px'],
    ['width', '39.5em'],
    ['width', '40'],
    ['heading', "font-family: 'Inter', sans-serif; font-weight: 700"],
    ['Sticky', 'false'],
    ['Shape', 'Square'],
  ])('%s: %s', (name, value) => {
    expect(problem(name, value)).toBeUndefined()
  })

  it.each([
    ['ink', '#ab', 'That is not a colour.'],
    ['ink', 'red; color: blue', 'That is not a colour.'],
    ['paper', 'rgba(1, 2, 3, 0.4)', 'This colour cannot be transparent.'],
    ['paper', '#aabbcc80', 'This colour cannot be transparent.'],
    ['paper', 'transparent', 'This colour cannot be transparent.'],
    ['width', 'wide', 'That is not a number with its unit.'],
    ['width', '9px', 'The least is 10.'],
    ['width', '41px', 'The most is 40.'],
    ['heading', 'font-family: x } body { display: none', 'That cannot be in a style sheet.'],
    ['heading', 'background: url(//evil.example)', 'That cannot be in a style sheet.'],
    ['Sticky', 'yes', 'That is not a choice.'],
    ['Shape', 'Oval', 'That is not among the choices.'],
  ])('%s: %s is refused', (name, value, sentence) => {
    expect(problem(name, value)).toBe(sentence)
  })
})
