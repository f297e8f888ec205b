export const catalogue = {
  csv: 'CSV',
  exportCsv: 'Export as CSV',
  newest: 'Newest first',
  oldest: 'Oldest first',
  byName: 'By name',
} as const
