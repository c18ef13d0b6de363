import { parseTemplate, render } from '@sitewright/template'
import { type Engine, NOW } from './engine.ts'

export const sitewright: Engine = {
  name: 'sitewright',
  language: 'jsont',
  prepare({ page, partials = {} }, data) {
    const template = parseTemplate(page)
    const options = {
      data,
      partials: Object.fromEntries(
        Object.entries(partials).map(([name, text]) => [name, parseTemplate(text)]),
      ),
      locale: 'en',
      now: NOW,
      expressions: true,
      includes: true,
    }
    return () => render(template, options).output
  },
}
