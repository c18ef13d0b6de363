/** A heart with a number; a button once its script is there. */
export const LIKES_CSS = `
.sqs-simple-like {
  display: inline-flex; gap: 0.4em; align-items: center; justify-content: center; box-sizing: border-box;
  min-inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0 0.5rem; border-radius: 2rem; font-variant-numeric: tabular-nums;
}
.sqs-simple-like[role='button'] { cursor: pointer; user-select: none; }
.sqs-simple-like:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
.sqs-simple-like .like-icon::before { content: '♡' / ''; font-size: 1.35em; line-height: 1; }
.sqs-simple-like.is-liked .like-icon::before { content: '♥' / ''; }
.sqs-simple-like .like-count:empty { display: none; }
`
