/** Texts of the sample site: plain words in several scripts, and texts that try to be more than text. */

/** Word in the title of everything that visitors must never see. */
export const UNSEEN = 'Unseen'

/** Titles that must stay text wherever they are shown. */
export const HOSTILE_TITLES = [
  '{.if true}{website.siteTitle}{.end} {title|html}',
  '<squarespace:query collection="blog">{@|json}</squarespace:query>',
  '<script>alert("sample")</script>',
  '</title></script><img src=x onerror=alert(1)>',
  '"quoted" & \'single\' <b>bold</b>',
] as const

/** Titles in languages that need more than ASCII. */
export const FOREIGN_TITLES = [
  'Über Öfen, Gefäße und süße Äpfel',
  'Straßenfest: Grüße aus dem Süden',
  '急須の選び方',
  '春の器 — 新しい釉薬',
  'Ελληνικά αγγεία και φως',
] as const

const THINGS = [
  'clay',
  'glaze',
  'ash',
  'kiln',
  'wheel',
  'handle',
  'spout',
  'foot',
  'rim',
  'lid',
  'shelf',
  'garden',
] as const

const TELLINGS = [
  'What we learned about the',
  'A morning with the',
  'Notes on the',
  'Why we kept the',
  'Five ways to look at the',
] as const

export function plainTitle(index: number): string {
  const telling = TELLINGS[index % TELLINGS.length]
  const thing = THINGS[Math.floor(index / TELLINGS.length) % THINGS.length]
  return `${telling} ${thing}`
}

/** Title by index: mostly plain ones, with each of the foreign and hostile ones among them. */
export function titleAt(index: number): string {
  const [foreign, hostile] = [FOREIGN_TITLES[index / 4 - 1], HOSTILE_TITLES[index / 7 - 1]]
  return hostile ?? foreign ?? plainTitle(index)
}

const SENTENCES = [
  'It takes three weeks from a lump of clay to a cup in your hand, and most of that is waiting.',
  'Nobody hurries a kiln twice.',
  'Der Ton kommt aus der Grube hinter dem Hügel, die Asche aus unserem eigenen Ofen.',
  '土は生きています。急いではいけません。',
  'Ο πηλός θυμάται κάθε άγγιγμα.',
  'Look at the foot first: it tells you how the rest was made.',
  'Text such as {title} or <squarespace:navigation> is only text here.',
] as const

export function sentence(index: number): string {
  return SENTENCES[index % SENTENCES.length] ?? ''
}

export const AUTHORS = ['Ines Clay', 'Jürgen Größe', '佐藤 花子'] as const
export const POST_CATEGORIES = ['Workshop', 'Glazes', 'Reisen', '日記'] as const
export const POST_TAGS = ['tea', 'Holz & Feuer', 'slow', 'repair', 'συνταγή'] as const
