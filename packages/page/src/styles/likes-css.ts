/** A heart with a number; a button once its script is there. */
export const LIKES_CSS = `
.sqs-simple-like { display: inline-flex; gap: 0.4em; align-items: center; min-block-size: 2.75rem; padding: 0 0.5rem; }
.sqs-simple-like[role] { cursor: pointer; }
.sqs-simple-like .like-icon::before { content: '♡' / ''; font-size: 1.35em; }
.sqs-simple-like.is-liked .like-icon::before { content: '♥' / ''; }
`
