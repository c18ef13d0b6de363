import { render } from '@sitewright/template'
import { makeTheme } from '@sitewright/testing/test-theme'
import { expect, it } from 'vitest'
import { openThemeFolder } from './theme-folder.ts'

it('finds the region that a mistake of a rendered layout is in', async () => {
  const folder = await openThemeFolder(
    await makeTheme({
      'template.conf': '{ "layouts": { "main": { "regions": ["head", "foot"] } } }',
      'head.region': '<!doctype html>\n<head></head>\n',
      'foot.region': '<footer>\n  {@|apply nowhere.block}\n</footer>',
    }),
  )
  const { diagnostics } = render(folder.theme.layouts.get('main'), { data: {} })
  const { file = '', line = 0 } = diagnostics[0] ?? {}
  expect({ file, line }).toEqual({ file: 'layout main', line: 4 })
  expect(folder.originInLayout({ template: file, line })).toEqual({ file: 'foot.region', line: 2 })
  expect(folder.originInLayout({ template: 'blocks/a.block', line: 1 })).toBeUndefined()
})
