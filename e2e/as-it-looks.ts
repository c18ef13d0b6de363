/** The look of a page, so that the one in the editor's canvas can be held against the one that visitors get. */

import type { Frame, Page } from '@playwright/test'

export interface Look {
  /** Every text that is seen, with a bar where its lines break. */
  readonly lines: readonly string[]
  /** The markup of the body, without what only the editor or only a running script puts there. */
  readonly html: readonly string[]
}

/** A word with its place in the window. */
interface Word {
  readonly word: string
  readonly top: number
  readonly height: number
}

/** Elements that are no part of what visitors see; the last is the place in which an item or a product without a body gets one. */
const NOT_THE_PAGE =
  'script, style, noscript, template, sw-edit-only, sw-overlay, :has(> .sw-document.empty:only-child)'

/** The look of a document once its fonts have come. */
export async function lookOf(page: Page | Frame): Promise<Look> {
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.evaluate(async () => void (await document.fonts.ready))
  const texts = await page.evaluate(wordsSeen, NOT_THE_PAGE)
  return { lines: texts.map(brokenText), html: await page.evaluate(markup, NOT_THE_PAGE) }
}

/** Runs in the page: the words of each text that is seen. */
function wordsSeen(notThePage: string): Word[][] {
  const range = document.createRange()
  const wordsOf = (text: Text) =>
    [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }): Word[] => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first] = range.getClientRects()
      return first && first.width > 0 ? [{ word, top: first.top, height: first.height }] : []
    })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
    .filter(({ parentElement: parent }) => parent?.checkVisibility() && !parent.closest(notThePage))
    .map(wordsOf)
    .filter((words) => words.length > 0)
}

function brokenText(words: readonly Word[]): string {
  return words
    .map(({ word, top, height }, index) => {
      const before = words[index - 1]
      if (!before) return word
      // Words of one line may stand a little higher or lower than one another.
      return Math.abs(top - before.top) > height / 2 ? `| ${word}` : word
    })
    .join(' ')
}

/** Runs in the page: its markup, an element on each row. */
function markup(notThePage: string): string[] {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll(notThePage)) element.remove()
  const ofTheEditor = ['data-block-id', 'data-section-id', 'data-edit-field']
  for (const name of ofTheEditor) {
    for (const element of body.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
  return (
    body.innerHTML
      // Files of a site that is not public are signed in the editor.
      .replace(/(\/s\/[a-z0-9-]+\.[a-z0-9]+)\?open=\d+\.[\w-]+/g, '$1')
      .replace(/>\s+</g, '>\n<')
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean)
  )
}
