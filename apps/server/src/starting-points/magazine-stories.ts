/** Stories of the magazine. */

import { blockquote, em, heading, paragraph, type RichTextNode } from '@sitewright/blocks/rich-text'
import type { StartingItem } from './definition.ts'

const ferry: RichTextNode[] = [
  paragraph(
    'The ferry to Sandholm carries eleven cars, one horse box and anybody who is standing on the slip at ten past seven. It has done so since 1931, in four hulls and under one family, and in that time it has been late, by the Rasks’ own count, on twenty-six mornings.',
  ),
  paragraph(
    'Maren Rask is the fourth of them. She learned to read the water from her grandmother, who would not let her touch the wheel until she could say with her eyes closed which of the three sandbanks they were passing. “You hear it,” she says. “The bow goes quiet.”',
  ),
  heading(2, 'A bridge, again'),
  paragraph(
    'Every ten years somebody draws a bridge. The drawings hang in the wheelhouse, framed: an iron one of 1952, a concrete one of 1974 with a restaurant on its middle pier, a white one of 2009 that looks like a harp. None was built, and for the same reason each time. When it came to the vote, the island said no.',
  ),
  blockquote(
    paragraph(
      'Nobody here is against arriving faster. We are against everything that comes with you when you do.',
    ),
  ),
  paragraph(
    'It is not romance. A bridge would end the last boat at half past nine, and with it the oldest excuse on Sandholm. It would also end the seven minutes in which the baker, the vet, two teachers and the man who reads the meters stand together at a rail with nothing to do.',
  ),
  heading(2, 'Seven minutes'),
  paragraph(
    'We crossed with her on nine mornings. Twice there was fog, and the passengers lowered their voices without being asked. Once a lamb got loose. On the last day a boy of eight was let up to the wheelhouse, closed his eyes, and said: “Second bank.” He was right.',
  ),
]

const bread: RichTextNode[] = [
  paragraph(
    'There is a shelf in the bakery on Mill Street where the failures go. They are not sold and they are not thrown away. They are dated, with a pencil, on a strip of tape.',
  ),
  paragraph([
    'Ada Lindqvist calls it ',
    em('the library'),
    '. A flat loaf from the week the river flooded and the cellar stood at eight degrees. A dark one from the day the new oven arrived and nobody believed its thermometer. She lets apprentices handle them before she lets them handle dough.',
  ]),
  heading(2, 'What a crust remembers'),
  paragraph(
    'Cut one open and the week is written in it: the size of the holes says how long it rested, the colour how much of the sugar was left, the bottom how hot the stone was. “A good loaf tells you very little,” she says. “It only says yes.”',
  ),
  paragraph(
    'We asked which one she would save in a fire. She took the flattest, tapped it twice, and put it back. “This one. I was so sure.”',
  ),
]

const short = (...sentences: readonly string[]): RichTextNode[] =>
  sentences.map((sentence) => paragraph(sentence))

export const magazineStories: readonly StartingItem[] = [
  {
    title: 'Seven minutes to Sandholm',
    excerpt:
      'For ninety years one family has carried an island’s cars, gossip and excuses across a mile of water. Nobody wants the bridge.',
    picture: 'crossing',
    author: 'ines',
    categories: ['Places'],
    tags: ['islands', 'work'],
    starred: true,
    days: -1,
    body: ferry,
  },
  {
    title: 'The library of failed bread',
    excerpt: 'What a baker keeps on the shelf that she will not sell from.',
    picture: 'bread',
    author: 'tomas',
    categories: ['Table'],
    tags: ['bread'],
    days: -3,
    body: bread,
  },
  {
    title: 'A desk by a north window',
    excerpt: 'Eleven people who draw for a living, and the one lamp they all own.',
    picture: 'desk',
    author: 'ruth',
    categories: ['Making'],
    tags: ['rooms', 'work'],
    days: -4,
    body: short(
      'Light from the north does not move. That is all there is to it, and it is why the attic rooms on Canal Street cost more than those with the view.',
      'We went round with a notebook and drew what stood on eleven desks. The same lamp was on every one of them, in four colours. It was designed in 1953 for a hospital.',
      'Nobody could say where they had theirs from. It had always been there, they said, as one speaks of a hill.',
    ),
  },
  {
    title: 'In praise of the second draft',
    excerpt: 'The first one is for finding out. Nobody has to see it.',
    author: 'ruth',
    categories: ['Ideas'],
    days: -5,
    body: short(
      'A first draft is a conversation with nobody in the room. It says everything, in the order in which it came to mind, and it is entitled to.',
      'The second draft is the polite one. It asks who is listening, and what they know already, and whether they have to catch a train.',
    ),
  },
  {
    title: 'How a valley got its river back',
    excerpt: 'They took out nine weirs. Then they waited for the fish.',
    picture: 'valley',
    author: 'ines',
    categories: ['Places'],
    tags: ['water'],
    days: -8,
    body: short(
      'The last weir came out on a Tuesday in October, in front of forty people and a dog. The water dropped a metre, thought about it, and went on.',
      'Salmon were counted again in the second autumn: three. Then nineteen. Then the woman who counts them stopped writing the number down, and began to write the hour instead.',
    ),
  },
  {
    title: 'Soup for forty, from one pot',
    excerpt: 'A village hall, a ladle, and the rules for seconds.',
    author: 'tomas',
    categories: ['Table'],
    days: -9,
    body: short(
      'Start the onions at four. Nobody believes this who has not done it: two hours for onions, with the lid on, and not a grain of colour.',
      'Forty people take eleven litres if there is bread and nine if there is cake. Seconds are for whoever washed up last week.',
    ),
  },
  {
    title: 'Small museums, ranked by their chairs',
    excerpt: 'One can tell from the chair in the corner whether anyone was meant to stay.',
    author: 'ruth',
    categories: ['Ideas'],
    days: -11,
    body: short(
      'Last place goes to the folding chair, which says that you are in the way. Above it the bench without a back, which says five minutes.',
      'First is the armchair of the Clockmaker’s House, which has a dent in it, a lamp behind it, and a note that says: the attendant’s, but please.',
    ),
  },
  {
    title: 'Clay, from forty miles around',
    excerpt: 'A potter’s map of what is under the fields.',
    picture: 'wheel',
    author: 'tomas',
    categories: ['Making'],
    tags: ['clay', 'maps'],
    days: -14,
    body: short(
      'Under the beet fields it is grey and fires to cream. By the quarry it is full of iron. Under the school, where they dug for the gym, it is the blue that everybody wants.',
      'The map took six years and hangs in the pub. Farmers correct it in biro.',
    ),
  },
  {
    title: 'The last signal box on the coast line',
    excerpt: 'Twelve levers, one kettle, and a bell code that is older than the telephone.',
    picture: 'coast',
    author: 'ines',
    categories: ['Places'],
    tags: ['work'],
    days: -17,
    body: short(
      'Three beats: is the line clear? Three beats back: it is. For a hundred and twelve years nothing else has had to be said.',
      'The box closes in spring. The bell goes to the museum, the kettle to the relief signaller.',
    ),
  },
  {
    title: 'Cutting paper with Oda Vik',
    excerpt: 'She has used the same scissors since 1961 and has never drawn a line first.',
    picture: 'paper',
    author: 'ruth',
    categories: ['Making'],
    tags: ['paper'],
    days: -20,
    body: short(
      'A drawn line, she says, is an order. Scissors do not take orders. One turns the paper and leaves the hand where it is.',
      'The scraps go into a box by colour, and half of every new sheet begins as the hole in an old one.',
    ),
  },
  {
    title: 'A year without asparagus',
    excerpt: 'What an April of late frost taught one kitchen about nettles.',
    picture: 'plate',
    author: 'tomas',
    categories: ['Table'],
    days: -24,
    body: short(
      'By the third of May it was plain that there would be none. The menu had been printed.',
      'So we picked nettles, in gloves, at six in the morning, and by the end of the month nobody asked any more.',
    ),
  },
  {
    title: 'What the weather station heard',
    excerpt: 'On listening for a living.',
    picture: 'dusk',
    author: 'ines',
    categories: ['Ideas'],
    days: -27,
    body: short(
      'The microphones were meant for thunder. What they recorded, for thirty years, was a village: the dairy at five, the school at eight, the band on Thursdays.',
      'The tapes have been found. The band has improved.',
    ),
  },
  {
    title: 'Rooms that are good to be ill in',
    excerpt: 'A nurse, an architect and a nine-year-old agree on the window.',
    picture: 'room',
    author: 'ruth',
    categories: ['Ideas'],
    tags: ['rooms'],
    days: -31,
    body: short(
      'The bed is not against the wall. The door can be seen without turning. There is one thing in the room that is none of the illness’s business.',
      'And the window is low enough to see who is coming.',
    ),
  },
  {
    title: 'Four potters, one glaze',
    excerpt: 'The same bucket, the same kiln, the same night. Nothing came out alike.',
    picture: 'shelf',
    author: 'tomas',
    categories: ['Making'],
    tags: ['clay'],
    days: -36,
    body: short(
      'They mixed it together so that nobody could blame the scales. Four hands dipped, each in its own way: slowly, twice, upside down, and with eyes closed.',
      'We have photographed the results beside one another. They have agreed never to say whose is whose.',
    ),
  },
  {
    title: 'Supper at the end of the pier',
    excerpt: 'One table, twelve seats, and whatever came up in the net.',
    picture: 'supper',
    author: 'tomas',
    categories: ['Table'],
    days: -41,
    body: short(
      'There is no menu, because at four nobody knows. At five the boat is in. At six there are twelve plates and a decision.',
      'We had gurnard, and the last of the light.',
    ),
  },
  {
    title: 'Walking the old parish line',
    excerpt: 'Nineteen miles, four quarrels, one missing stone.',
    picture: 'hills',
    author: 'ines',
    categories: ['Places'],
    tags: ['maps'],
    days: -46,
    body: short(
      'Once in seven years they walk round everything they own, and beat the stones with willow so that the children remember where they are.',
      'The missing one turned up in a garden wall, doing well.',
    ),
  },
]

export const magazineEvenings: readonly StartingItem[] = [
  {
    title: 'The Winter Issue, read aloud',
    excerpt: 'Five writers, ten minutes each, and soup. Bring somebody who says they do not read.',
    picture: 'booklet',
    days: 12,
    from: '19:00',
    to: '21:30',
    place: 'Mill Street Library',
  },
  {
    title: 'An evening with Oda Vik',
    excerpt: 'She cuts, we ask. Scissors and paper are on the tables.',
    picture: 'paper',
    days: 26,
    from: '18:30',
    to: '20:00',
    place: 'The reading room, 40 Canal Street',
  },
  {
    title: 'Proofreaders’ breakfast',
    excerpt: 'Once a quarter readers come and correct us in person. There are buns.',
    days: 41,
    from: '09:00',
    to: '11:00',
    place: 'The reading room, 40 Canal Street',
  },
  {
    title: 'The Autumn Issue, read aloud',
    picture: 'booklet',
    days: -60,
    from: '19:00',
    to: '21:30',
    place: 'Mill Street Library',
  },
]

export const magazinePictures: readonly StartingItem[] = [
  { title: 'The crossing, ten past seven', picture: 'crossing', excerpt: 'Sandholm, in June.' },
  { title: 'Oda Vik, untitled', picture: 'paper' },
  { title: 'Coast line, from the signal box', picture: 'coast' },
  { title: 'A desk on Canal Street', picture: 'desk' },
  { title: 'The room with the low window', picture: 'room' },
  { title: 'Where the ninth weir was', picture: 'valley' },
  { title: 'Four potters, one glaze', picture: 'shelf' },
  { title: 'Last light over the parish', picture: 'hills' },
  { title: 'Weather station, dusk', picture: 'dusk' },
]
