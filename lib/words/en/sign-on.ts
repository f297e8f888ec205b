export const catalogue = {
  domainsOfYourAddresses: 'Domains of your addresses',
  aDomainCountsOnceA:
    'A domain counts once a TXT record shows that it is yours. Nobody else can lead your people elsewhere then, nor you somebody else’s.',
  domains: 'Domains',
  proved: 'Proved',
  notProvedYet: 'Not proved yet',
  nameOfTheTxtRecord: 'Name of the TXT record',
  copyTheRecordsNameFor: 'Copy the record’s name for {domain}',
  itsValue: 'Its value',
  copyTheRecordsValueFor: 'Copy the record’s value for {domain}',
  isProved: '{domain} is proved',
  lookForTheRecordOf: 'Look for the record<span> of {domain}</span>',
  giveUp: 'Give up{span}',
  anotherDomain: 'Another domain',
  whatStandsBehindThe: 'What stands behind the @.',
  exampleCom: 'example.com',
  add: 'Add',
  yourProvider: 'Your provider',
  redirectAddress: 'Redirect address',
  registerItAtYourProvider: 'Register it at your provider, for the authorization code flow.',
  copyTheRedirectAddress: 'Copy the redirect address',
  removeSingleSignOn: 'Remove single sign-on',
  yourProviderTakesTheSettings: 'Your provider takes the settings, and they are saved',
  issuer: 'Issuer',
  theAddressThatYourProvider: 'The address that your provider calls itself by.',
  whoHasAnAccountThere:
    'Who comes in has an account there of a domain that is proved here. Google asks nobody again: for a new key and the like they need a passkey or an app of their own here.',
  httpsLoginExampleCom: 'https://login.example.com',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  leaveItEmptyToKeep: ' Leave it empty to keep it as it is.',
  itIsKeptSealedAnd: 'It is kept sealed, and shown to nobody.{advice}',
  roleOfWhoComesFirst: 'Role of who comes first this way',
  theOnlyWayIn: 'The only way in',
  membersComeInByIt:
    'Members come in by it alone, from their next click on. Owners keep their password, as the way back. Keys are not concerned.',
  tryAndSave: 'Try and save',
  removeSingleSignOn2: 'Remove single sign-on?',
  whoCameInByIt:
    'Who came in by it is signed out at once. Members stay members: they choose a password by mail, and sign in with that.',
  remove: 'Remove',
  singleSignOnIsRemoved: 'Single sign-on is removed',
  singleSignOn: 'Single sign-on',
  peopleOfSignInWhere:
    'People of {client} sign in where they sign in to everything else, by OpenID Connect. What they can do here is still said by their role, and who is no member any more doesn’t come back by it.',
  loadingSingleSignOn: 'Loading single sign-on',
  notSetUpEverybodySigns: 'Not set up: everybody signs in with a password or passkey of their own.',
  oneThingIsMissing: 'One thing is missing',
  yourProviderTakesTheSettingsProve:
    'Your provider takes the settings. Prove a domain, and addresses of it are led there.',
  inUse: 'In use',
  addressesOfAreLedTo: 'Addresses of {domains} are led to {issuer}.',
  nobodyButOwnersComesIn: 'Nobody but owners comes in any other way.',
  itIsYou: 'It is you',
  thatDidNotWork: 'That did not work',
  goOnInTheWindow: 'Go on in the window that you came from; this one can be closed.',
  signInAt: 'Sign in at {client}?',
  aLinkHasLedYouHere:
    'A link has led you here. If you go on, whoever is signed in in this browser is signed out, and you come in at {client}. If you did not look for this, close the page: nothing has been done.',
  goOnToTheSignIn: 'Go on to the sign-in',
  thatTookTooLongOr: 'That took too long, or was begun in another browser. Begin again.',
  thatWasTriedTooOften: 'That was tried too often. Wait a few minutes and begin again.',
  yourOrganisationsSignInDid:
    'Your organisation’s sign-in did not confirm who you are. Begin again, or ask whoever looks after it.',
  yourOrganisationsSignInIs: 'Your organisation’s sign-in is out of reach. Try again in a moment.',
  yourOrganisationsSignInGave:
    'Your organisation’s sign-in gave no e-mail address. Whoever looks after it can allow that.',
  yourOrganisationsSignInHas:
    'Your organisation’s sign-in does not say that your e-mail address is verified. Whoever looks after it can have it say so (email_verified).',
  yourAddressIsNotOf:
    'Your address is not of a domain that your organisation has proved here. Ask an owner to invite you.',
  thatGoogleAccountIsNot:
    'That Google account is of no domain that your organisation has proved here. Choose the one that your organisation has given you.',
  thereIsAnAccountWith:
    'There is an account with your address that does not belong to your organisation’s. Ask an owner to invite you.',
  somebodyElseOfYourOrganisation:
    'Somebody else of your organisation has come in with your address before. Whoever looks after its sign-in can tell why.',
  yourMembershipHasEndedOnly: 'Your membership has ended. Only an owner can invite you back.',
  thatWasAnotherPersonThan: 'That was another person than the one who is signed in here.',
  yourOrganisationsSignInDidNot:
    'Your organisation’s sign-in did not ask you again, or does not say so; whoever looks after it may be able to switch that on (auth_time). A passkey or an app of your own does as well: choose a password by “Forgotten your password?”, and add one under Account.',
} as const
