import { richText } from '@sitewright/blocks/rich-text'
import { TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { richTextSchema } from '../canvas/rich-text-schema.ts'
import {
  linkAt,
  setLink,
  stateOf,
  storedText,
  toggleHeading,
  toggleList,
} from './rich-text-state.ts'

const TEXT = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { align: 'center' },
      content: [
        { type: 'text', text: 'Thrown in ' },
        { type: 'text', text: 'Porto', marks: [{ type: 'link', attrs: { href: '/porto' } }] },
        { type: 'text', text: '.', marks: [{ type: 'strong' }, { type: 'em' }] },
      ],
    },
    { type: 'bullet_list', content: [{ type: 'list_item', content: [{ type: 'paragraph' }] }] },
  ],
}

function apply(state: ReturnType<typeof stateOf>, command: ReturnType<typeof setLink>) {
  let next = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}

describe('the rich-text field', () => {
  it('stores what the server takes', () => {
    expect(richText.safeParse(storedText(stateOf(TEXT))).error).toBeUndefined()
  })

  it('stores nothing for an empty text', () => {
    expect(storedText(stateOf(undefined))).toBeUndefined()
  })

  it('starts empty over something that is no rich text', () => {
    expect(storedText(stateOf({ type: 'doc', content: [{ type: 'video' }] }))).toBeUndefined()
  })

  it.each([toggleHeading, toggleList(richTextSchema.nodes.ordered_list)])(
    'gives the text back when a block style is switched on and off',
    (command) => {
      const plain = stateOf({
        type: 'doc',
        content: [
          { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: 'a' }] },
        ],
      })
      const there = apply(plain, command)
      expect(storedText(there)).not.toEqual(storedText(plain))
      expect(storedText(apply(there, command))).toEqual(storedText(plain))
    },
  )

  it('changes the whole link that the caret is in', () => {
    const state = stateOf(TEXT)
    const inLink = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 13)))
    expect(linkAt(inLink)).toBe('/porto')
    const changed = JSON.stringify(storedText(apply(inLink, setLink('/lisbon'))))
    expect(changed.match(/"href":"[^"]*"/g)).toEqual(['"href":"/lisbon"'])
    expect(JSON.stringify(storedText(apply(inLink, setLink(''))))).not.toContain('link')
  })
})
