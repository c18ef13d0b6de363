export * from './build.ts'
export { richTextToHtml } from './html.ts'
export * from './model.ts'
export * from './schema.ts'
