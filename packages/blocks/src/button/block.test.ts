import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const BUTTON = 53

describe('the button block', () => {
  it('is a link in its style and size', () => {
    const link = { href: `page:${IDS.page}`, newWindow: false }
    expect(
      htmlOf(BUTTON, { label: 'About us', link, style: 'secondary', size: 'large' }),
    ).toContain(
      '<a class="sqs-block-button-element sqs-block-button-element--large sqs-button-element--secondary" href="/about">About us</a>',
    )
  })

  it('stands at its side', () => {
    expect(htmlOf(BUTTON, { alignment: 'center' })).toContain('sqs-block-button-container--center')
  })

  it('keeps hostile words and addresses inside', () => {
    const link = { href: '/x"onclick="y', newWindow: false }
    const html = htmlOf(BUTTON, { label: '<img src=x>', link })
    expect(html).toContain('href="/x&quot;onclick=&quot;y"')
    expect(html).toContain('>&lt;img src=x&gt;</a>')
  })

  it('leads nowhere when its page is gone', () => {
    const link = { href: `page:${IDS.missing}`, newWindow: true }
    expect(htmlOf(BUTTON, { link })).not.toMatch(/href|target/)
  })

  it('asks for a label in the editor only', () => {
    expect(htmlOf(BUTTON, { label: ' ' })).toBe('')
    expect(htmlOf(BUTTON, { label: ' ' }, 'edit')).toContain('Give this button a label')
  })
})
