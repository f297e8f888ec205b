export const catalogue = {
  sortAndFilter: 'Sort and filter',
  chosen: 'Chosen',
  without: 'Without {what}: {value}',
  savedViews: 'Saved views',
  forgetTheView: 'Forget the view {name}',
  chooseFiltersOrASort: 'Choose filters or a sort, and keep them here under a name.',
  keepThisListAs: 'Keep this list as',
  saveTheView: 'Save the view',
} as const
