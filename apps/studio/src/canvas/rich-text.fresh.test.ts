// @vitest-environment happy-dom
import { richText, richTextToHtml } from '@sitewright/blocks/rich-text'
import { DOMParser, DOMSerializer } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { parseRichText, richTextSchema, storedRichText } from './rich-text-schema.ts'
import { formatCommand, selectAllWords, textState } from './text-commands.ts'

const doc = (...content: object[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const bold = { type: 'strong' }
const link = (href: string) => ({ type: 'link', attrs: { href } })

const everything = doc(
  { type: 'heading', attrs: { level: 3, align: 'center' }, content: [text('Title')] },
  paragraph(text('Some '), text('bold', bold), text(' link', link('/about'), bold)),
  paragraph(text('quiet', { type: 'color', attrs: { name: 'muted' } }, { type: 'code' })),
  { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('One'))] }] },
  { type: 'blockquote', content: [paragraph(text('Said'), { type: 'hard_break' }, text('so'))] },
)

function pasted(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  return storedRichText(DOMParser.fromSchema(richTextSchema).parse(element))
}

describe('the rich text schema', () => {
  it('gives back what it was given', () => {
    expect(storedRichText(parseRichText(everything))).toEqual(everything)
  })

  it('makes the same elements as the server', () => {
    const element = document.createElement('div')
    const serializer = DOMSerializer.fromSchema(richTextSchema)
    element.append(serializer.serializeFragment(parseRichText(everything).content, { document }))
    const targets = { pagePaths: new Map<string, string>() }
    expect(element.innerHTML).toBe(richTextToHtml(everything as never, targets))
  })

  it('opens an unreadable text as an empty one', () => {
    expect(storedRichText(parseRichText({ type: 'table' }))).toEqual(doc({ type: 'paragraph' }))
  })

  it.each([
    ['scripts and styles', '<script>x()</script><p style="color:red" onclick="x()">A</p>'],
    ['links that run', '<p><a href="javascript:x()">A</a></p>'],
    ['a wrapper that only looks bold', '<b style="font-weight:normal"><p>A</p></b>'],
    ['pictures', '<p>A<img src="http://x/y.png"></p>'],
  ])('leaves out %s when pasting', (_what, html) => {
    expect(pasted(html)).toEqual(doc(paragraph(text('A'))))
  })

  it('keeps headings, lists and links when pasting', () => {
    expect(pasted('<h6>T</h6><ul><li>A</li></ul><p><a href="https://a.b/">L</a></p>')).toEqual(
      doc(
        { type: 'heading', attrs: { level: 4 }, content: [text('T')] },
        { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('A'))] }] },
        paragraph(text('L', link('https://a.b/'))),
      ),
    )
  })
})

describe('text commands', () => {
  const typing = (json: object, from: number, to = from) => {
    const node = parseRichText(json)
    return EditorState.create({ doc: node, selection: TextSelection.create(node, from, to) })
  }
  const after = (state: EditorState, ...formats: Parameters<typeof formatCommand>[]) =>
    formats.reduce((current, [format, value]) => {
      let next = current
      formatCommand(format, value)(current, (transaction) => {
        next = current.apply(transaction)
      })
      return next
    }, state)
  const none = { href: '', newWindow: false, name: '' }
  const words = doc(paragraph(text('Hello')))

  it.each([
    ['bold', 'bold'],
    ['heading2', 'heading2'],
    ['center', 'center'],
    ['bulletList', 'bulletList'],
    ['quote', 'quote'],
  ] as const)('%s is shown as on', (format, shown) => {
    expect(textState(after(typing(words, 1, 6), [format, none])).formats).toContain(shown)
  })

  it.each(['bold', 'bulletList', 'quote'] as const)('%s twice changes nothing', (format) => {
    const state = typing(words, 1, 6)
    expect(after(state, [format, none], [format, none]).doc.toJSON()).toEqual(state.doc.toJSON())
  })

  it('turns one kind of list into the other', () => {
    const state = after(typing(words, 1), ['bulletList', none], ['orderedList', none])
    expect(state.doc.firstChild?.type.name).toBe('ordered_list')
  })

  it('keeps the alignment when a paragraph becomes a heading', () => {
    const state = after(typing(words, 1), ['center', none], ['heading1', none])
    expect(state.doc.firstChild?.attrs).toEqual({ level: 1, align: 'center' })
  })

  it('changes and removes the whole link around the cursor', () => {
    const linked = typing(doc(paragraph(text('to '), text('us', link('/about')))), 5)
    expect(textState(linked).link).toEqual({ href: '/about', newWindow: false })
    const changed = after(linked, ['link', { href: '/shop', newWindow: true, name: '' }])
    expect(textState(changed).link).toEqual({ href: '/shop', newWindow: true })
    expect(textState(after(changed, ['unlink', none])).link).toBeNull()
  })

  it('gives words a colour and a size of the theme, and takes them away', () => {
    const accent = after(typing(words, 1, 6), ['color', { ...none, name: 'accent' }])
    const both = after(accent, ['size', { ...none, name: 'large' }])
    expect(textState(both)).toMatchObject({ color: 'accent', size: 'large' })
    expect(richText.safeParse(storedRichText(both.doc)).error).toBeUndefined()
    const plain = after(both, ['color', none], ['size', none])
    expect(storedRichText(plain.doc)).toEqual(words)
    expect(storedRichText(after(both, ['clear', none]).doc)).toEqual(words)
  })

  it('keeps what the first line was when everything is typed over', () => {
    const title = { type: 'heading', attrs: { level: 1 }, content: [text('Title')] }
    let state = typing(doc(title, paragraph(text('words')), everything.content[2] as object), 3)
    selectAllWords(state, (transaction) => {
      state = state.apply(transaction)
    })
    expect(storedRichText(state.apply(state.tr.insertText('New')).doc)).toEqual(
      doc({ ...title, content: [text('New')] }),
    )
  })

  it('does not link to what is no address', () => {
    const state = typing(words, 1, 6)
    expect(after(state, ['link', { href: 'javascript:x()', newWindow: false, name: '' }])).toBe(
      state,
    )
  })
})
