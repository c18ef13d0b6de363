// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import {
  blockquote,
  bulletList,
  heading,
  linked,
  MAX_RICH_TEXT_LENGTH,
  orderedList,
  paragraph,
  type RichTextNode,
  text,
  textDocument,
} from '@sitewright/blocks/rich-text'
import { baseKeymap } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseRichText, storedRichText } from '../canvas/rich-text-schema.ts'
import { stateOf } from '../rich-text/rich-text-state.ts'
import type { PasteNotice } from './notice-names.ts'
import { pastePlugin } from './paste-plugin.ts'
import type { PastedPicture } from './pictures.ts'

let view: EditorView
let pictures: PastedPicture[]
let notices: PasteNotice[]
let addresses: string[]

beforeEach(() => {
  pictures = []
  notices = []
  addresses = []
  const paste = pastePlugin({
    onPictures: (found) => pictures.push(...found),
    onNotice: (notice) => notices.push(notice),
    onAddress: (address) => addresses.push(address),
  })
  const state = EditorState.create({
    doc: parseRichText(textDocument(paragraph())),
    plugins: [paste, keymap(baseKeymap)],
  })
  view = new EditorView(document.body.appendChild(document.createElement('div')), { state })
})

afterEach(() => view.destroy())

/** Puts the cursor, or a selection, into a text. */
function typing(content: readonly RichTextNode[], from: number, to = from): void {
  const doc = parseRichText(textDocument(...content))
  const { tr } = view.state
  tr.replaceWith(0, tr.doc.content.size, doc.content)
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, to)))
}

function paste(formats: Readonly<Record<string, string>>, ...files: File[]): void {
  const data = {
    getData: (type: string) => formats[type] ?? '',
    files,
    types: Object.keys(formats),
  }
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: data })
  view.dom.dispatchEvent(event)
}

const html = (written: string) => paste({ 'text/html': written })
const read = (name: string) => readFileSync(`${import.meta.dirname}/samples/${name}.txt`, 'utf8')
const sample = (name: string) => html(read(name))
const pasted = () => storedRichText(view.state.doc)
const bold = (words: string) => text(words, { type: 'strong' })
const item = (...content: RichTextNode[]): RichTextNode => ({ type: 'list_item', content })
const bullets = (...content: RichTextNode[]): RichTextNode => ({ type: 'bullet_list', content })
const numbers = (...content: RichTextNode[]): RichTextNode => ({ type: 'ordered_list', content })

describe('pasting an address of a picture, or of what can be embedded', () => {
  const PICTURE = 'https://pots.example/bowl.jpg?w=900'
  const FILM = 'https://youtu.be/aqz-KE-bpKQ'
  const ITEM: RichTextNode = {
    type: 'bullet_list',
    content: [{ type: 'list_item', content: [paragraph()] }],
  }

  it.each([FILM, PICTURE])('tells of %s on an empty line, and leaves it empty', (address) => {
    paste({ 'text/plain': ` ${address}\n` })
    expect(addresses).toEqual([address])
    expect(pasted()).toEqual(textDocument(paragraph()))
  })

  it.each([
    ['in a sentence', FILM, [paragraph('See')], 4],
    ['of a picture in a sentence', PICTURE, [paragraph('See')], 4],
    ['of nothing that can be embedded', 'https://example.com/film', [paragraph()], 1],
    ['among other words', `Look: ${FILM}`, [paragraph()], 1],
    ['in a list', FILM, [ITEM], 3],
  ])('is words where it is one %s', (_where, words, content, at) => {
    typing(content, at)
    paste({ 'text/plain': words })
    expect(addresses).toEqual([])
    expect(view.state.doc.textContent).toContain(words)
  })
})

describe('pasting from a program', () => {
  it('keeps what Word says', () => {
    sample('word')
    expect(pasted()).toEqual(
      textDocument(
        heading(1, 'Opening times'),
        paragraph([
          'We are ',
          bold('open'),
          ' ',
          text('every', { type: 'em' }),
          ' ',
          text('day', { type: 'underline' }),
          ', ',
          text('even', { type: 'strike' }),
          ' on ',
          linked('holidays', 'https://example.com/holidays'),
          '. Ring twice.',
        ]),
        bullets(
          item(
            paragraph('Mugs'),
            bullets(item(paragraph([bold('Blue'), ' ones']), paragraph('More of the blue ones'))),
          ),
          item(paragraph('Bowls')),
        ),
        numbers(
          item(paragraph('Throw'), numbers(item(paragraph('Centre')))),
          item(paragraph('Fire')),
        ),
        heading(2, '1. Prices'),
        paragraph([bold('Cup'), ' · 12 euros']),
        paragraph('Jug · 30'),
        blockquote(paragraph('Clay remembers.'), paragraph('So do we.')),
      ),
    )
  })

  it('keeps what Word for the web says', () => {
    sample('word-for-the-web')
    const toThrow = { href: 'https://example.com/throw', newWindow: true }
    expect(pasted()).toEqual(
      textDocument(
        heading(2, 'Opening times'),
        paragraph(['We are ', bold('open')]),
        bullets(item(paragraph('Mugs'), bulletList('Blue')), item(paragraph('Bowls'))),
        orderedList([text('Throw', { type: 'link', attrs: toThrow })]),
      ),
    )
  })

  it('keeps what Google Docs says', () => {
    sample('google-docs')
    expect(pasted()).toEqual(
      textDocument(
        heading(1, 'Our pottery'),
        heading(2, 'Opening times'),
        paragraph(
          [
            'We are ',
            bold('open'),
            text(' every', { type: 'em' }),
            text(' other', { type: 'strike' }),
            ' day, see ',
            linked('holidays', 'https://example.com/holidays'),
          ],
          { align: 'center' },
        ),
        bullets(item(paragraph('Mugs'), bulletList('Blue')), item(paragraph('Bowls'))),
        paragraph('Cup · 12'),
      ),
    )
    expect(notices).toEqual(['picturesMissing'])
  })

  it('keeps what LibreOffice says, with its picture', () => {
    sample('libreoffice')
    expect(pasted()).toEqual(
      textDocument(
        heading(1, 'Opening times'),
        paragraph([
          'We are ',
          bold('open'),
          ' ',
          text('every', { type: 'em' }),
          ' ',
          text('day', { type: 'underline' }),
          ' ',
          text('or so', { type: 'strike' }),
          '.',
        ]),
        bullets(item(paragraph('Mugs'), bulletList('Blue')), item(paragraph('Bowls'))),
      ),
    )
    expect(pictures.map(({ file, alt }) => [file.type, alt])).toEqual([['image/png', 'A dot']])
    expect(notices).toEqual([])
  })

  it('keeps what Apple’s programs say', () => {
    sample('apple')
    expect(pasted()).toEqual(
      textDocument(
        paragraph([
          'We are ',
          bold('open'),
          ' ',
          text('every', { type: 'em' }),
          ' ',
          text('day', { type: 'underline' }),
        ]),
        bullets(item(paragraph('Mugs'), bulletList('Blue'))),
      ),
    )
  })

  it.each([
    ['excel', textDocument(paragraph('Cup · 12,50'), paragraph('Jug · large blue · 30'))],
    [
      'google-sheets',
      textDocument(
        paragraph([bold('Cup'), ' · 12']),
        paragraph([
          'Jug · ',
          text('30', {
            type: 'link',
            attrs: { href: 'https://example.com/jug', newWindow: true },
          }),
        ]),
      ),
    ],
  ])('makes lines of the cells of %s', (name, lines) => {
    const drawn = new File(['x'], 'image.png', { type: 'image/png' })
    paste({ 'text/html': read(name) }, drawn)
    expect(pasted()).toEqual(lines)
    expect(pictures).toEqual([])
  })

  it('keeps what a web page says, and runs nothing of it', () => {
    sample('web-page')
    expect(pasted()).toEqual(
      textDocument(
        heading(2, 'Opening times'),
        paragraph([
          'We are ',
          bold('open'),
          ', not ',
          linked('always', 'https://example.com/a?b=1&c=2'),
          ' 😀',
        ]),
        blockquote(paragraph('Clay remembers.')),
        paragraph(['one', { type: 'hard_break' }, '\u00a0\u00a0two']),
        numbers(item(paragraph('Throw'), orderedList('Centre')), item(paragraph('Fire'))),
      ),
    )
  })
})

describe('where pasted blocks go', () => {
  const title = '<h2>Title</h2>'
  const list = '<ul><li>A</li><li>B</li></ul>'
  const twoLines = [paragraph('one'), paragraph('two')]

  it.each([
    [
      'a heading at the end of a paragraph',
      4,
      title,
      [twoLines[0], heading(2, 'Title'), twoLines[1]],
    ],
    ['a heading at its beginning', 1, title, [heading(2, 'Title'), ...twoLines]],
    ['a heading’s words within it', 2, title, [paragraph('oTitlene'), twoLines[1]]],
    ['a list at its end', 4, list, [twoLines[0], bulletList('A', 'B'), twoLines[1]]],
    [
      'a list within it',
      2,
      list,
      [paragraph('o'), bulletList('A', 'B'), paragraph('ne'), twoLines[1]],
    ],
    [
      'a heading and more within it',
      2,
      `${title}<p>x</p>`,
      [paragraph('o'), heading(2, 'Title'), paragraph('xne'), twoLines[1]],
    ],
    [
      'a line and a list within it',
      2,
      `<p>x</p>${list}`,
      [paragraph('ox'), bulletList('A', 'B'), paragraph('ne'), twoLines[1]],
    ],
    [
      'two lines within it',
      2,
      '<p>x</p><p>y</p>',
      [paragraph('ox'), paragraph('yne'), twoLines[1]],
    ],
  ] as const)('%s', (_what, at, written, expected) => {
    typing(twoLines, at)
    html(written)
    expect(pasted()).toEqual(textDocument(...(expected as readonly RichTextNode[])))
  })

  it.each([
    ['a paragraph', [paragraph('old')]],
    ['an empty line', [paragraph()]],
    ['a heading', [heading(3, 'old')]],
  ] as const)('a heading in place of %s', (_what, old) => {
    typing(old, 1, old[0].content ? 4 : 1)
    html(`${title}<p>x</p>`)
    expect(pasted()).toEqual(textDocument(heading(2, 'Title'), paragraph('x')))
  })

  it('goes on with a list in a list', () => {
    typing([bulletList('x')], 4)
    html(list)
    expect(pasted()).toEqual(textDocument(bulletList('xA', 'B')))
  })

  it('lets one go on typing after what was pasted', () => {
    typing(twoLines, 4)
    html(`${title}${list}`)
    view.dispatch(view.state.tr.insertText('!'))
    expect(pasted()).toEqual(
      textDocument(
        twoLines[0] as RichTextNode,
        heading(2, 'Title'),
        bulletList('A', 'B!'),
        twoLines[1] as RichTextNode,
      ),
    )
  })

  it('takes words without a paragraph of their own into the line', () => {
    typing([heading(2, 'one two')], 5, 8)
    html('and <b>three</b>')
    expect(pasted()).toEqual(textDocument(heading(2, ['one and ', bold('three')])))
  })

  it('keeps a heading for plain words, and lines apart', () => {
    typing([heading(2, 'old')], 1, 4)
    paste({ 'text/plain': 'new' })
    expect(pasted()).toEqual(textDocument(heading(2, 'new')))
    typing([paragraph()], 1)
    paste({ 'text/plain': 'a\r\nb  c\n\nd' })
    expect(pasted()).toEqual(textDocument(paragraph('a'), paragraph('b  c'), paragraph('d')))
  })
})

describe('pictures', () => {
  const PNG = 'iVBORw0KGgo='
  const file = new File([new Uint8Array([1])], 'mug.png', { type: 'image/png' })

  it('take those that came as files, where there are no words', () => {
    paste({}, file)
    paste({ 'text/html': '<img src="https://example.com/mug.png">' }, file)
    expect(pictures.map((picture) => picture.file.name)).toEqual(['mug.png', 'mug.png'])
    expect(pasted()).toEqual(textDocument())
    expect(notices).toEqual([])
  })

  it('take those of Word from its second form of the text', async () => {
    const rtf = String.raw`{\rtf1\ansi Hello {\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}{\sv 75}}}\picw10\pich10\pngblip\bliptag-12{\*\blipuid 0a1b}
89504e47
0d0a1a0a}}{\nonshppict{\pict\wmetafile8 0100090000}}}`
    const word = '<p>Hello</p><img src="file:///C:/Temp/clip_image001.png" alt="A bowl">'
    paste({ 'text/html': word, 'text/rtf': rtf })
    const [picture] = pictures
    expect(picture?.alt).toBe('A bowl')
    const bytes = new Uint8Array((await picture?.file.arrayBuffer()) ?? [])
    expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(notices).toEqual([])
  })

  it('are said to be missing where the clipboard only names them', () => {
    html('<p>a</p><img src="file:///C:/Temp/clip_image001.png">')
    html('<p>b</p><img src="data:image/tiff;base64,AAAA">')
    expect(pictures).toEqual([])
    expect(notices).toEqual(['picturesMissing', 'picturesMissing'])
  })

  it('are at most twenty', () => {
    html(`<p>a</p>${`<img src="data:image/png;base64,${PNG}">`.repeat(21)}`)
    expect(pictures).toHaveLength(20)
    expect(notices).toEqual(['picturesMissing'])
  })
})

describe('a text in a form', () => {
  it('takes the words by the same rules, and says that it has no place for pictures', () => {
    view.updateState(stateOf(undefined, (notice) => notices.push(notice)))
    html(`<h2>A mug</h2><img src="data:image/png;base64,iVBORw0KGgo="><ul><li>Blue</li></ul>`)
    expect(pasted()).toEqual(textDocument(heading(2, 'A mug'), bulletList('Blue')))
    html('<img src="file:///C:/mug.png">')
    expect(notices).toEqual(['noPictures', 'noPictures'])
  })
})

describe('too much', () => {
  const TEN_MB = 10_000_000

  it.each([
    ['ten megabytes of markup', { 'text/html': '<p><b>word</b></p>'.repeat(TEN_MB / 18) }],
    ['ten megabytes of words', { 'text/plain': 'word '.repeat(TEN_MB / 5) }],
    ['more words than a text holds', { 'text/html': `<p>${'w'.repeat(MAX_RICH_TEXT_LENGTH)}</p>` }],
    ['more pieces than a text holds', { 'text/html': '<p>a</p>'.repeat(2_501) }],
  ])('%s is refused, and the text stays as it was', (_what, formats) => {
    typing([paragraph('kept')], 5)
    paste(formats)
    expect(notices).toEqual(['tooLong'])
    expect(pasted()).toEqual(textDocument(paragraph('kept')))
  })

  it.each([
    ['lists in too many levels', '<ul><li>a'.repeat(12)],
    ['a hundred thousand elements in each other', '<div>'.repeat(99_000)],
    ['the same behind an empty comment', `<!-->${'<b>'.repeat(99_000)}`],
  ])('%s are refused', (_what, written) => {
    typing([paragraph('kept')], 5)
    html(written)
    expect(notices).toEqual(['tooDeep'])
    expect(pasted()).toEqual(textDocument(paragraph('kept')))
  })

  it('a large picture is none of it', () => {
    html(`<p>a</p><img src="data:image/png;base64,${'A'.repeat(TEN_MB)}">`)
    expect(pictures).toHaveLength(1)
    expect(pasted()).toEqual(textDocument(paragraph('a')))
  })
})
