export const catalogue = {
  signedInAs: '<words>Signed in as</words> {name}',
  myCallslip: 'My Callslip',
  copyTheBaseUrl: 'Copy the base URL',
  yourKey: 'CALLSLIP_API_KEY is your key {key}, which was shown once when it was made.',
  makeAKey: 'CALLSLIP_API_KEY is a key that you <a>make under Developers</a>.',
  yourOrder: 'The examples name your order <a>{number}</a>.',
} as const
