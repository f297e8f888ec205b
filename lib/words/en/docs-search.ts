export const catalogue = {
  searchTheDocumentation: 'Search the documentation',
  wordErrorPathEvent: 'Word, error code, path, event …',
  guide: 'Guide',
  endpoint: 'Endpoint',
  error: 'Error',
  event: 'Event',
  object: 'Object',
  overview: 'Overview',
  allEndpoints: 'All endpoints',
  allErrors: 'All errors',
  allEvents: 'All events',
  theIndexCouldNot: 'The index could not be loaded. Close the search and open it again.',
  nothingFound:
    'Nothing was found for “{text}”. Try a single word, the code of an error, part of a path or the name of an event; or begin here.',
  found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
} as const
