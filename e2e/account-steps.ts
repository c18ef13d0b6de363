/** Steps of people with an account, on whichever server they are, and the links of the mails that they get. */

import { expect, type Page } from '@playwright/test'
import type { TestMailServer } from '@sitewright/testing/test-mail-server'

export interface Person {
  readonly email: string
  readonly password: string
}

export async function fillSignUp(
  page: Page,
  studio: string,
  { email, password }: Person,
): Promise<void> {
  await page.goto(`${studio}/sign-up`)
  await page.getByLabel('Your name').fill('Ana Owner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
}

export async function fillSignIn(
  page: Page,
  studio: string,
  { email, password }: Person,
): Promise<void> {
  await page.goto(`${studio}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
}

/** The link to that screen in the mail that comes as that number, from 1 on. */
export async function linkIn(mail: TestMailServer, number: number, screen: string) {
  await expect.poll(() => mail.received.length).toBeGreaterThanOrEqual(number)
  return linkOf(mail.received[number - 1] ?? '', screen)
}

export function linkOf(letter: string, screen: string): string {
  const found = new RegExp(`http://localhost:\\d+/${screen}#[\\w-]{43}`).exec(letter)
  if (!found) throw new Error(`No link to ${screen} in ${letter}`)
  return found[0]
}
