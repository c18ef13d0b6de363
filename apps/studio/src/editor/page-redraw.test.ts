import { expect, it } from 'vitest'
import { createPageRedraw } from './page-redraw.ts'

it('shows what was saved last, also where it was saved while the page was being drawn', async () => {
  const answers: ((html: string) => void)[] = []
  const shown: string[] = []
  const redraw = createPageRedraw({
    render: () => new Promise((resolve) => answers.push(resolve)),
    show: (html) => shown.push(html),
  })
  redraw.saved()
  redraw.saved()
  expect(answers).toHaveLength(1)
  answers[0]?.('first')
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.('second')
  await expect.poll(() => shown).toEqual(['second'])
  redraw.saved()
  await expect.poll(() => answers).toHaveLength(3)
  answers[2]?.('third')
  await expect.poll(() => shown).toEqual(['second', 'third'])
})
