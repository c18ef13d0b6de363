/** `sqs-grid-breaker`: stacks the columns of layouts. Themes import it inside a media query or mixin. */
export const GRID_BREAKER = `
.sqs-layout > .sqs-row > .sqs-col,
.sqs-layout .sqs-row [class*="sqs-col-"] {
  float: none;
  width: auto !important;
}
.sqs-layout .sqs-row .sqs-block {
  float: none;
  width: auto;
  max-width: 100%;
}
`
