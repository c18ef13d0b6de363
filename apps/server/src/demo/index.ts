import type { App } from '../platform/app.ts'

export interface DemoShop {
  readonly site: string
  readonly email: string
  readonly password: string
}

/** Makes the demo shop when no site exists; undefined when there is one. */
export async function createDemoShop(
  _app: App,
  _options: { progress(line: string): void },
): Promise<DemoShop | undefined> {
  return undefined
}
