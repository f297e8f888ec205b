/** What came of a search, in words. */
export const outcomes = {
  found: { title: 'Found', text: 'The researcher found what you asked for.' },
  partial: {
    title: 'Found in part',
    text: 'The researcher found some of what you asked for; the report says what is missing.',
  },
  not_found: {
    title: 'Not found',
    text: 'The researcher searched and did not find it. The report says where, so that nobody needs to look there again.',
  },
} as const
