export const catalogue = {
  notSentYet: 'Marks or photos of a visit to an archive are not sent yet.',
  signOutAgainToLoseIt: 'They are on this device only. Signing out once more loses them.',
} as const
