export const catalogue = {
  loadingTheEndpoints: 'Loading the endpoints',
  theDescriptionOfTheApi: 'The description of the API could not be loaded. Reload the page to try again.',
  theDevelopmentBaseUrlIs:
    'The development base URL is on another host, which answers no page of this one: here it can be read, but not tried.',
  tryingNeedsJavascriptToRead:
    'Trying needs JavaScript. To read: <a>Endpoints and fields</a>, or the <a2>OpenAPI document</a2>.',
  whoAsks: 'Who asks?',
  requestsGoToTheDevelopment:
    'Requests go to the development environment for real: they place sandbox orders of your account. They carry what you choose here, which stays on this page, and an Idempotency-Key of their own where you give none.',
  signedInToThePortal: 'Signed in to the portal?',
  usingYourSignIn: 'Using your sign-in',
  useMySignIn: 'Use my sign-in',
  orADevelopmentKey: 'Or a development key',
  csDevFromThePortal: 'cs_dev_…, from the portal under Developers. It comes before the sign-in.',
  nobodyIsSignedInHere: 'Nobody is signed in here as a customer. <link>Sign in</link>, or give a key.',
  requestsCarryAnAccessToken: 'Requests carry an access token of ten minutes, renewed as needed.',
  endpoint: 'Endpoint',
  itsPage: 'Its page, with the call in seven languages',
  example: 'Example',
  body: 'Body',
} as const
