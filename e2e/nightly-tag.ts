/**
 * Details of a journey that runs at night only: `test('title', NIGHTLY, …)`. Its flow is passed for every change by another journey,
 * beside which it stands.
 */
export const NIGHTLY = { tag: '@nightly' } as const
