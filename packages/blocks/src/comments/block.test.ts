import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { DATA, htmlOf, IDS } from '../testing.ts'
import { ENGLISH } from '../words/english.ts'
import { commentForm, commentsHtml } from './comments-html.ts'

const TYPE = BLOCK_TYPES.comments
const AROUND = { words: ENGLISH, language: 'en-US', timeZone: 'UTC', isOpen: true }

describe('the comments block', () => {
  it('has a form that the browser can post by itself, with or without an email address', () => {
    const html = htmlOf(TYPE, {})
    expect(html).toContain(`method="post" action="/comments/${IDS.block}"`)
    expect(html).toContain('type="email"')
    expect(htmlOf(TYPE, { asksEmail: false })).not.toContain('type="email"')
  })

  it('shows what was said and takes no more once it is closed', () => {
    const html = htmlOf(TYPE, { isOpen: false })
    expect(html).toContain('Comments are closed.')
    expect(html).not.toContain('<form')
  })

  it('is named by its title, and by a word without one', () => {
    expect(htmlOf(TYPE, { title: 'Talk' })).toMatch(/aria-labelledby="([^"]+)"[\s\S]*id="\1">Talk</)
    expect(htmlOf(TYPE, { title: ' ' })).toContain('>Comments</h2>')
  })
})

describe('comments', () => {
  const comment = (id: string, parentId: string | null) => ({
    ...{
      id,
      parentId,
      name: `N${id}`,
      words: `W${id}`,
      sentAt: 0,
      isByOwner: false,
      isEdited: false,
    },
  })

  it('are nested three deep; deeper answers stand beside what they answer', () => {
    const comments = [comment('1', null), comment('2', '1'), comment('3', '2'), comment('4', '3')]
    const thread = { subjectId: IDS.block, total: 4, comments, before: undefined }
    const html = commentsHtml(thread, AROUND)
    expect(html.match(/<ol/g)).toHaveLength(3)
    expect(html).toContain('(4)')
  })

  it('lead to those before them', () => {
    const thread = { subjectId: IDS.block, total: 9, comments: [], before: IDS.page }
    expect(commentsHtml(thread, AROUND)).toContain(
      `href="/comments/${IDS.block}?before=${IDS.page}" rel="nofollow"`,
    )
  })

  it('tell at a field what is wrong with it', () => {
    const given = { name: '<b>', email: '', words: '', parentId: '', wantsReplies: 'yes' }
    const filledIn = { given, problems: { words: 'Write it.' }, notice: 'Look', crumb: 'c' }
    const html = commentForm({ subjectId: IDS.block }, { ...AROUND, filledIn })
    expect(html).toContain('value="&lt;b&gt;"')
    expect(html).toMatch(
      /id="([^"]+-problem)">Write it\.[\s\S]*aria-describedby="\1" aria-invalid="true"/,
    )
    expect(html).toContain('name="crumb" value="c"')
    expect(html).toContain('name="wantsReplies" value="yes" checked')
  })

  it('are asked for by the id of their block', () => {
    expect(DATA.threads.size).toBe(0)
    expect(htmlOf(TYPE, {})).toContain(`data-subject-id="${IDS.block}"`)
  })
})
