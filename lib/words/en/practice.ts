// Apart from the layout's: only researchers' pages say it.
export const catalogue = {
  environment: 'Environment',
  thePracticeBoardProgrammersPlace:
    '<strong>The practice board.</strong> Programmers place these orders to try things out: no real money moves.',
  backToRealOrders: 'Back to real orders',
  practiceBoard: 'Practice board',
} as const
