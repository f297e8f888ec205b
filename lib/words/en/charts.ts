export const catalogue = {
  theFiguresAsATable: 'The figures as a table',
} as const
