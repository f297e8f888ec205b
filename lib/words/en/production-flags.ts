export const catalogue = {
  sharesDomain: 'Members have addresses at {domains}, as members of a client that was turned away have.',
  sharesNetwork: 'Somebody signed in from {networks}, as a member of a client that was turned away did.',
  disputes: 'Of {payments} payments in production, {percent} % were disputed.',
  refunds: 'Of {payments} payments in production, {percent} % were refunded, in full or in part.',
  addressUnconfirmed: '{count, plural, one {A member has} other {# members have}} not confirmed the mail address.',
  freeMail: 'Every member has an address of a free mail service.',
  otherDomain: 'No member has an address at {webHost}; they have them at {domains}.',
  youngAccount: 'The account is less than a day old.',
  noSecondFactor: 'None of its owners and developers has a second factor.',
  nothingTried: 'Nothing that a program should try has been seen in development.',
  noEndpointVerified:
    '{endpoints, plural, =0 {It has no webhook endpoint} one {Its webhook endpoint was not seen to check signatures} other {None of its # webhook endpoints was seen to check signatures}}.',
  manyRefusals:
    'Of its newest {requests, plural, one {# request} other {# requests}} in development, {percent} % were refused or failed.',
} as const
