import type { Plugin } from 'esbuild'

export const withoutDocumentation: Plugin
