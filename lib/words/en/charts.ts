export const catalogue = {
  theFiguresAsATable: 'The figures as a table',
  theFigures: '{title}: the figures',
} as const
