/** Event by which errors are told of that came before anybody watched. */
export const EARLY_ERROR = 'sitewright:error'

/** Fetches the reporter with the first error that no script caught, so that no other page pays for it. */
export function watchErrors(): void {
  const tell = (event: Event) => {
    import('./error-reporter.ts').then(
      ({ report }) => report(event),
      () => {},
    )
  }
  for (const type of ['error', 'unhandledrejection', EARLY_ERROR]) addEventListener(type, tell)
}
