/** A browser without a window, which reaches nothing but this machine. */

import type { Browser } from '@playwright/test'
import { WrongUse } from '../command.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openBrowser(executablePath: string | undefined): Promise<Browser> {
  if (executablePath === undefined) throw new WrongUse('Set CHROMIUM_PATH to a Chromium.')
  // Loaded only here, because no other command needs it.
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: ARGS })
}
