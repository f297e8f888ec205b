export const catalogue = {
  noTypicalPriceOrTime: 'No typical price or time for this archive yet: too few orders there are completed to say.',
  ordersHereMostlyComeTo:
    'Orders here mostly come to {range, select, yes {{low} to {high}} other {{high}}}{half, select, yes {, half of them to at most {median}} other {}} ({orders} orders, our fee included).',
  halfOfThemWereDelivered: 'Half of them were delivered within {medianDays} of being opened to researchers.',
  nationalArchive: 'National archive',
  stateArchive: 'State archive',
  regionalArchive: 'Regional archive',
  cityArchive: 'City archive',
  churchArchive: 'Church archive',
  militaryArchive: 'Military archive',
  universityArchive: 'University archive',
  archive: 'Archive',
  theDirectoryIsOutOf: 'The directory is out of reach. Any name is fine as you type it.',
  searchingTheDirectory: 'Searching the directory …',
  theFirst20: 'The first 20',
  fromTheDirectoryOrKeep: '{found} from the directory, or keep what you typed.',
} as const
