import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const data = { n: 1, m: 3, name: 'Ann', place: 22, money: { value: '5.5', currency: 'USD' } }

function says(pattern: string, args: string, output: string): void {
  renders(`{pattern|message ${args}}`, { ...data, pattern }, output)
}

describe('values', () => {
  says('{0} and {who}', 'n who=name', '1 and Ann')
  says('{1}', 'n who:name', 'Ann')
  says('{missing}{9}', 'n', '')
  says('{0}', 'money', '5.5')
  says("'{0}' it''s {0}", 'n', "{0} it's 1")
  says('{-0}', 'n', '{0}')
  says('open {0', 'n', 'open {0')
  says('{0 decimal}', 'place', '22')
  says('{0 unknown}', 'n', '')
})

describe('choices', () => {
  says('{0 plural one {# mug} other {# mugs}}', 'n', '1 mug')
  says('{0 plural =3 {three} one {#} other {# mugs}}', 'm', 'three')
  says('{0 plural offset:1 =3 {raw #} other {#}}', 'm', 'raw 3')
  says('{0 plural offset:1 one {one more} other {# more}}', 'm', '2 more')
  says('{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}', 'place', '22nd')
  says('{0 select Ann {she} other {they}}', 'name', 'she')
  says('{0 select Bob {he} other {they}}', 'name', 'they')
  says('{0 plural one {{1 select Ann {hers} other {theirs}}} other {}}', 'n name', 'hers')
  says('{0 plural few {x}}', 'n', '')
})
