/** Who nobody has proved to be. */
export const nobody = 'nobody'
/** What an attempt was about that names no account of ours. */
export const unknownTarget = 'unknown'

/** How somebody came in: by a password alone, or by what they showed beside it or in its place. */
export const signInWays = ['password', 'passkey', 'totp', 'recovery', 'oidc'] as const
export type SignInWay = (typeof signInWays)[number]

/** What was refused, and where it was. */
export const refusals = [
  'password',
  'locked',
  'too_many',
  'second_step',
  'passkey',
  'single_sign_on',
  'proof',
  'console',
] as const
export type RefusalKind = (typeof refusals)[number]

/** For how long an attempt's network and program are kept: as long as a session's. */
export const attemptDays = 91
