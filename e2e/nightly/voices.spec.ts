/** All that visitors write to a site, in each built-in theme: with script, without it, and in the popup. */

import { expect, type Page, test } from '@playwright/test'
import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { DEFAULT_POPUP, DEFAULT_POPUP_SIGN_UP } from '@sitewright/core/site/popup'
import { expectAccessible } from '../accessible.ts'
import { EVERY_TYPE, type FormSite, makeFormSite } from '../form-site.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { THEME_SITES } from '../theme-sites.ts'

const ADA = 'ada@kiln.photography'
const CONSENT = 'I want news by mail.'
const POPUP = { ...DEFAULT_POPUP, isOn: true, title: 'Join us', trigger: 'delay', delayS: 0 }

/** A link in the latest mail, which the queue has to have written first. */
async function linkTo(site: FormSite, email: string, words: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const text = await site.mailTo(email)
    expect(text).toMatch(words)
    found = /https?:\S+/.exec(text)?.[0] ?? ''
  }).toPass()
  return found
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

for (const { theme, start } of THEME_SITES) {
  test(`all that visitors write fits its window and is accessible in the theme ${theme}`, async ({
    browser,
  }) => {
    const look = async (page: Page, name: string) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await takePicture(page, `${theme}-${name}-${width}`)
        expect(await overflow(page), `${name} at ${width}`).toBe(0)
        // Axe is a script.
        if (page !== plain) await expectAccessible(page)
      }
    }
    const site = await makeFormSite(`Voices in ${theme}`, start)
    const form = await site.addForm('Workshop', {
      ...EVERY_TYPE,
      captcha: { kind: 'altcha', theme: 'light', alignment: 'left' },
    })
    const news = await site.addSignUp('Post', { title: 'News', asks: 'first', consent: CONSENT })
    const post = await site.addPost('Thought', form.id)
    await site.changeSettings({
      commentsEnabled: true,
      likesEnabled: true,
      commentRules: { ...DEFAULT_COMMENT_RULES, hold: 'none' },
      popup: { ...POPUP, trigger: 'press', formId: form.id },
    })
    await site.publish()

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const page = await (await browser.newContext()).newPage()
    try {
      await page.goto(site.url + form.path)
      const sheet = page.locator('form[data-form-id]')
      await sheet.scrollIntoViewIfNeeded()
      await expect(sheet).toHaveAttribute('data-state', 'editing')
      await page.getByLabel('First name').fill('Ada')
      await expect(sheet.locator('.captcha-container').getByRole('status')).toHaveText(
        'Checked: you are not a robot.',
      )
      await press(page, 'Send')
      await expect(page.getByText('Required', { exact: true }).first()).toBeVisible()
      await look(page, 'form-refused')

      await page.goto(site.url + news)
      await sheet.scrollIntoViewIfNeeded()
      await page.getByLabel('Email').fill(ADA)
      await expect(sheet.locator('.captcha-container').getByRole('status')).toHaveText(
        'Checked: you are not a robot.',
      )
      await look(page, 'sign-up')
      await page.getByLabel(CONSENT).check()
      await press(page, 'Sign up')
      await expect(page.getByText('Please look into your inbox')).toBeVisible()
      await look(page, 'signed-up')
      await page.goto(await linkTo(site, ADA, /Yes, I want it/))
      await look(page, 'list-confirm')
      await press(page, 'Yes, I want it')
      await look(page, 'list-confirmed')
      await page.goto(await linkTo(site, ADA, /You can leave the list/))
      await look(page, 'list-leave')
      await press(page, 'Unsubscribe')
      await look(page, 'list-left')

      await page.goto(site.url + post.path)
      const thread = page.locator('form.sw-thread-form')
      await thread.scrollIntoViewIfNeeded()
      await page.getByLabel('Name', { exact: true }).fill('Ada')
      await thread.getByLabel('Email address (optional)').fill(ADA)
      await page.getByLabel('Your comment').fill('What a glaze!')
      await thread.getByLabel(/Tell me/).check()
      await expect(thread.locator('.captcha-container').getByRole('status')).toHaveText(
        'Checked: you are not a robot.',
      )
      await look(page, 'comment-typed')
      await press(page, 'Send comment')
      await expect(page.getByRole('listitem').filter({ hasText: 'What a glaze!' })).toBeVisible()
      await look(page, 'comment-sent')
      await page.goto(await linkTo(site, ADA, /repl/))
      await look(page, 'replies-confirm')
      await page.locator('button[name="action"]').click()
      await look(page, 'replies-confirmed')

      await site.changeSettings({ popup: { ...POPUP, formId: form.id } })
      await expect(async () => {
        await page.goto(site.url)
        await expect(page.getByRole('dialog', { name: 'Join us' })).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await look(page, 'popup-form')
      await site.changeSettings({
        popup: {
          ...{ ...POPUP, text: 'Once a month, what came out of the kiln.' },
          signUp: { ...DEFAULT_POPUP_SIGN_UP, asks: 'first', consent: CONSENT },
        },
      })
      await expect(async () => {
        await page.goto(site.url)
        await expect(page.getByRole('dialog', { name: 'Join us' })).toContainText('Once a month', {
          timeout: 5_000,
        })
      }).toPass()
      await page.getByRole('dialog').getByLabel('First name').fill('Grace')
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(
        'Checked: you are not a robot.',
      )
      await look(page, 'popup-sign-up')

      await plain.goto(site.url + form.path)
      await plain.getByLabel('First name').fill('Ada')
      await plain.getByLabel('Last name').fill('Lovelace')
      await plain.getByLabel('Email').fill('ada@example')
      await press(plain, 'Send')
      await look(plain, 'plain-form-refused')
      await plain.goto(site.url + news)
      await plain.getByLabel('Email').fill('grace@example')
      await plain.getByLabel(CONSENT).check()
      await press(plain, 'Sign up')
      await look(plain, 'plain-sign-up-again')
      await plain.getByLabel('Email').fill('grace@kiln.photography')
      await press(plain, 'Sign up')
      await look(plain, 'plain-signed-up')
      await plain.goto(`${site.url}/popup-overlay`)
      await look(plain, 'plain-popup')
      await plain.goto(site.url + post.path)
      await plain.getByLabel('Your comment').fill('Hello')
      await press(plain, 'Send comment')
      await look(plain, 'plain-comment-refused')
      await plain.getByLabel('Name', { exact: true }).fill('Kurt')
      await press(plain, 'Send comment')
      await look(plain, 'plain-comment-sent')
      await plain.goto(site.url + post.path)
      await plain
        .getByRole('link', { name: /^Reply/ })
        .first()
        .click()
      await look(plain, 'plain-reply')
      await plain.goto(site.url + post.path)
      const report = plain.getByRole('link', { name: /Report/ }).first()
      await report.click()
      await look(plain, 'plain-report')
    } finally {
      await page.context().close()
      await plain.context().close()
      await site.close()
    }
  })
}
