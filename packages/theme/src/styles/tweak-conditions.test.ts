import { expect, it } from 'vitest'
import { readTweaks } from './tweaks.ts'

const OTHERS = `
// tweak: {"type":"checkbox","title":"tweak-sticky","label":"Sticky header","active":true}
// tweak: {"type":"dropdown","title":"Columns","options":["One","Two"],"default":"One"}
// tweak: {"type":"color","title":"Background"}
@background: #fff;
`

function read(condition: unknown) {
  const json = JSON.stringify({ type: 'checkbox', title: 'Shown', condition })
  return readTweaks([{ path: 'styles/a.less', text: `${OTHERS}// tweak: ${json}\n` }])
}

const conditionsOf = (condition: unknown) => read(condition).tweaks.at(-1)?.conditions

it.each<[unknown, object[]]>([
  ['tweak-sticky', [{ tweak: 'tweak-sticky', is: ['true'] }]],
  ['!tweak-sticky', [{ tweak: 'tweak-sticky', is: ['false'] }]],
  ['Columns = Two', [{ tweak: 'Columns', is: ['Two'] }]],
  [{ 'tweak-sticky': true }, [{ tweak: 'tweak-sticky', is: ['true'] }]],
  [
    { Columns: ['One', 'Two'], Background: '#fff' },
    [
      { tweak: 'Columns', is: ['One', 'Two'] },
      { tweak: 'background', is: ['#fff'] },
    ],
  ],
])('reads the condition %j', (condition, expected) => {
  expect(conditionsOf(condition)).toEqual(expected)
  expect(read(condition).problems).toEqual([])
})

it('takes a selector for what has to be on the page', () => {
  const { tweaks } = read('.tweak-sticky .header')
  expect(tweaks.at(-1)).toMatchObject({ showOnlyWhenPresent: '.tweak-sticky .header' })
  expect(conditionsOf('.tweak-sticky .header')).toBeUndefined()
})

it.each([undefined, null, 7, true, ''])('hides nothing for %j', (condition) => {
  expect(conditionsOf(condition)).toBeUndefined()
})

it('says which name no tweak has', () => {
  expect(conditionsOf('Sidebar')).toBeUndefined()
  expect(read('Sidebar').problems).toEqual([
    {
      message: 'The tweak "Shown" has a condition on "Sidebar", which is no tweak.',
      file: 'styles/a.less',
      line: 6,
    },
  ])
})

it('reads what people are to see in place of the title', () => {
  expect(read('').tweaks[0]).toMatchObject({ title: 'tweak-sticky', label: 'Sticky header' })
})
