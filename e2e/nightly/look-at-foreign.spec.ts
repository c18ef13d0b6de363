import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startCommand } from '../command.ts'
import { removeFolder, temporaryFolder } from '../server.ts'

test('a theme from elsewhere looks right on every type of page', async () => {
  const folder = await temporaryFolder()
  try {
    const theme = join(import.meta.dirname, '../../packages/theme/src/fixtures/foreign')
    const { code, output } = startCommand(folder, ['look', theme, '--data', 'data', '--to', '.'])
    expect(await code, output()).toBe(0)
  } finally {
    await removeFolder(folder)
  }
})
