export const catalogue = {
  no: 'No {noun}',
  loading: 'Loading {noun}',
  thisListMayBeOut: 'This list may be out of date: {message}',
  search: 'Search',
} as const
