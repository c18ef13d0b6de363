/**
 * What themes import by name from the platform. `sqs-grid-breaker`, `sqs-ui-font` and `social-icon-font`
 * belong here once themes made elsewhere are supported.
 */
export const STYLE_MODULES: Readonly<Record<string, string>> = {}
