/** A blog post with 120 comments, share buttons and its neighbours. */

const PARAGRAPH =
  'The first light over the harbour is grey, then <em>copper</em>, and the boats come in against it one by one. '

function comment(index: number, depth: number): unknown {
  return {
    id: `comment-${index}-${depth}`,
    authorName: index % 3 ? `Reader ${index}` : `O'Neil & "friends" ${index}`,
    url: index % 4 === 0 ? `https://example.com/~reader${index}` : '',
    body: `I have stood there too, <b>twice</b>, and number ${index} is the better view. Thanks & regards`,
    addedOn: 1_700_000_000_000 + index * 3_600_000,
    likeCount: index % 6,
    approved: index % 19 !== 0,
    replies: depth < 2 && index % 3 === 0 ? [comment(index, depth + 1)] : [],
  }
}

export const data = {
  website: {
    siteTitle: 'Harbour notes',
    baseUrl: 'https://notes.example.com',
    timeZone: 'Europe/Lisbon',
    shareButtonOptions: { 1: true, 2: true },
  },
  websiteSettings: { simpleLikingEnabled: true, commentsEnabled: true },
  collection: { id: 'notes', title: 'Notes', fullUrl: '/notes' },
  item: {
    id: 'post-1',
    systemDataId: 'image-1',
    recordType: 1,
    recordTypeLabel: 'text',
    title: 'Four mornings at the harbour & what came of them',
    fullUrl: '/notes/four-mornings',
    assetUrl: 'https://images.example.com/content/v1/notes/harbour.jpg',
    originalSize: '3000x2000',
    mediaFocalPoint: { x: 0.5, y: 0.3 },
    body: `<p>${PARAGRAPH.repeat(30)}</p>`.repeat(6),
    excerpt: `<p>${PARAGRAPH}</p>`,
    publishOn: 1_699_900_000_000,
    author: { displayName: 'Ada Martin', bio: 'Writes at the window.', avatarUrl: '/a.jpg' },
    categories: ['Harbours', 'Mornings', 'Light & weather'],
    tags: ['boats', 'copper', 'grey', 'slow news', 'two cameras'],
    likeCount: 41,
    publicCommentCount: 120,
    commentState: 1,
    starred: true,
    comments: Array.from({ length: 120 }, (_, index) => comment(index, 0)),
  },
  pagination: {
    prevItem: {
      title: 'Before the <storm>',
      fullUrl: '/notes/before',
      publishOn: 1_699_000_000_000,
    },
    nextItem: { title: 'After it', fullUrl: '/notes/after', publishOn: 1_699_990_000_000 },
  },
}
