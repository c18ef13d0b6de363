import base from './playwright.config.ts'
const { globalSetup: _g, ...rest } = base as any
export default { ...rest, testDir: '/work/wt/view/e2e', testIgnore: process.env.NIGHTLY ? [] : 'nightly/**', outputDir: '/tmp/view-hand/results', expect:{timeout:20000}, use:{...rest.use, actionTimeout:15000} }
