export const catalogue = {
  search: 'Search',
  slashControlK: '/ Control+K Meta+K',
} as const
