/** Why a sign-in at an organisation came to nothing, in words for the person; the page is led to by the name. */
export const refusals = {
  begin_again: 'That took too long, or was begun in another browser. Begin again.',
  refused: 'Your organisation’s sign-in did not confirm who you are. Begin again, or ask whoever looks after it.',
  unreachable: 'Your organisation’s sign-in is out of reach. Try again in a moment.',
  no_address: 'Your organisation’s sign-in gave no e-mail address. Whoever looks after it can allow that.',
  unverified: 'Your organisation’s sign-in has not verified your e-mail address.',
  foreign_address:
    'Your address is not of a domain that your organisation has proved here. Ask an owner to invite you.',
  not_member:
    'There is an account with your address that does not belong to your organisation’s. Ask an owner to invite you.',
  known_otherwise:
    'Somebody else of your organisation has come in with your address before. Whoever looks after its sign-in can tell why.',
  removed: 'Your membership has ended. Only an owner can invite you back.',
  somebody_else: 'That was another person than the one who is signed in here.',
  not_asked:
    'Your organisation’s sign-in did not ask you again. Whoever looks after it can switch that on (auth_time).',
} as const
export type Refusal = keyof typeof refusals

export const sentenceOf = (name: string): string =>
  Object.hasOwn(refusals, name) ? refusals[name as Refusal] : refusals.begin_again
