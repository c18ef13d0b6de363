import { expect, test } from '@playwright/test'
import { openEditor, signIn } from './owner.ts'
import { world } from './world.ts'

test('nothing in the studio runs into its content security policy', async ({ page }) => {
  const { demo } = world()
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      void (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      )
    })
  })
  await signIn(page, demo.email, demo.password)
  await page
    .getByRole('link', { name: /Hearth & Clay/ })
    .first()
    .click()
  await openEditor(page, 'About')
  expect(violations).toEqual([])
})
