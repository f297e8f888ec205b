export const catalogue = {
  theBodyBeginsWithA:
    'The body begins with a byte order mark that was not signed. Something saved it as "UTF-8 with BOM".',
  aLineBreakStandsBehind:
    'A line break stands behind the body that was not signed. Editors and `echo` add one: use `printf %s`, or hash the bytes as received.',
  thereIsWhiteSpaceAround: 'There is white space around the body that was not signed.',
  theLineBreaksDifferOne: 'The line breaks differ: one side has CR LF where the other has LF.',
  theSameJsonWrittenAgain:
    'The same JSON, written again: keys in another order, white space, or other escapes. A framework parsed the body before your code saw it. Hash the raw bytes, or write the JSON canonically (RFC 8785) first.',
  theBodyWasPutInto: 'The body was put into a JSON string, as some logs and queues do. Hash what is in the string.',
  theBodysUtf8Was: 'The body’s UTF-8 was read as Latin-1: letters such as é became two. Take the body as bytes.',
  quotesOrAmpersandsOfThe:
    'Quotes or ampersands of the body became HTML entities, as on a page that shows it. Copy it from elsewhere.',
  thereIsWhiteSpaceAroundThe:
    'There is white space around the secret: a line break at the end of a file or a variable, as a rule.',
  theSecretStillStandsIn: 'The secret still stands in quotes, as in a .env file that was read by hand.',
  theSecretWasUsedWithout:
    'The secret was used without `whsec_`. For X-Service-Signature the whole secret is the key, prefix included.',
  theSecretLacksItsWhsec: 'The secret lacks its `whsec_`. The key is the whole secret as it was shown.',
  theSecretWasDecodedFrom:
    'The secret was decoded from base64. That is right for webhook-signature; for X-Service-Signature the key is the whole secret as text.',
  theSecretWasUsedAs:
    'The secret was used as text. That is right for X-Service-Signature; for webhook-signature the key is what stands behind `whsec_`, decoded from base64.',
  theSecretIsPercentEncoded: 'The secret is percent-encoded: %2B stands for +, %2F for /, %3D for =.',
  theSignatureLacksWhatIt: 'The signature lacks what it begins with: `sha256=`, or `v1,`.',
  theSignatureIsInCapitals:
    'The signature is in capitals. The service sends lower-case hexadecimal: compare in lower case.',
  theSignatureWasCutOff: 'The signature was cut off. A column, a log or a header limit was too short.',
  thereIsWhiteSpaceOr: 'There is white space, or there are quotes, around the signature.',
  theDigestIsRightBut: 'The digest is right, but written in base64. X-Service-Signature is hexadecimal.',
  theDigestIsRightButWritten: 'The digest is right, but written in hexadecimal. webhook-signature is base64.',
  onlyTheBodyWasSigned:
    "Only the body was signed. For webhook-signature it is `'{'webhook-id'}'.'{'webhook-timestamp'}'.'{'body'}'`.",
  theIdWasLeftOut:
    "The id was left out. For webhook-signature `'{'webhook-id'}'.'{'webhook-timestamp'}'.'{'body'}'` is signed.",
  thisIsTheValueOf:
    'This is the value of webhook-signature. X-Service-Signature is another header, with a scheme of its own.',
  thisIsTheValueOfX:
    'This is the value of X-Service-Signature. webhook-signature is another header, with a scheme of its own.',
  theEndpointsSecretIsBeing:
    'The endpoint’s secret is being rotated and you hold the new one. For 24 hours X-Service-Signature is still by the old secret: take X-Service-Signature-Next as well.',
  theEndpointsSecretIsBeingRotated:
    'The endpoint’s secret is being rotated and you hold the old one. This header is by the new secret; change yours before the 24 hours are over.',
  theRequestIsMoreThan:
    'The request is more than five minutes old. Receivers refuse that, so that nobody can send an old request again; a retry is signed anew. For a request from a log, choose not to judge its age.',
  theRequestIsFromMore:
    'The request is from more than five minutes ahead: a clock is wrong, most likely the receiver’s.',
  webhookTimestampIsMissingOr: 'webhook-timestamp is missing or no number of seconds. It is part of what is signed.',
  webhookTimestampIsInMilliseconds:
    'webhook-timestamp is in milliseconds. The service sends seconds, so something changed it.',
  webhookIdIsMissingIt: 'webhook-id is missing. It is part of what is signed.',
  noKnownMistakeExplainsIt:
    'No known mistake explains it: either the secret belongs to another endpoint (or was rotated more than 24 hours ago), or the content of the body was changed, not only its form.',
  notValidAndThisIs: 'not valid, and this is why',
  notValid: 'not valid',
  theSecret: 'the secret',
  theOtherSecret: 'the other secret',
  whatYourProgramComputed: 'What your program computed',
  itIsTheSignatureOf: 'It is the signature of these very bytes by',
  itWasSignedWith: 'It was signed with',
  yourBody: 'Your body',
  asItWasSigned: 'As it was signed',
  yourSignature: 'Your signature',
  theWholeSignature: 'The whole signature',
  given: 'Given',
  byTheseBytes: 'By these bytes',
  theFirstByteThatDiffers:
    'The first byte that differs is number {strong}, counted from 0: {given} instead of {signed}.',
  nothingYouPasteLeavesThis: 'Nothing you paste leaves this page',
  allOfItIsComputed: 'All of it is computed here, by your browser. No request is made with it, and nothing is kept.',
  result: 'Result',
  pasteABodyAndA: 'Paste a body and a secret. The result follows as you type.',
  ofTheServiceDoesntKeep:
    "{eventType} of {toLocaleString}. The service doesn't keep signatures: add the endpoint's secret, and what your program received or computed.",
  fillInAnExample: 'Fill in an example',
  anEventAsItWould: 'An event, as it would arrive now',
  chooseAnEvent: 'Choose an event',
  changeOneByte: 'Change one byte',
  theBodyIsntTheOne: 'The body isn’t the one that was signed',
  loadMyNewestDelivery: 'Load my newest delivery',
  clear: 'Clear',
  body: 'Body',
  asReceivedBeforeAnyParsing: 'As received, before any parsing.',
  signingSecret: 'Signing secret',
  asItWasShownWhsec: 'As it was shown, whsec_ included.',
  anotherSecret: 'Another secret',
  theOneBeforeOrAfter: 'The one before or after it, while it is being rotated.',
  headers: 'Headers',
  oneInALineAs: 'One in a line, as a log or curl shows them, or as JSON. Others are ignored.',
  xServiceSignatureSha256Webhook:
    'X-Service-Signature: sha256=…\nwebhook-id: evt_…\nwebhook-timestamp: …\nwebhook-signature: v1,…',
  thenThePageSaysWhat: 'Then the page says what your program did otherwise.',
  judgeTheRequestsAge: "Judge the request's age",
  offForARequestFrom: 'Off for a request from a log: a receiver refuses what is more than five minutes old.',
  orTheBodyAsA: 'Or the body as a file',
  comparedBytes: 'Compared: {name}, {count} bytes.',
  keepsEveryByteLineBreaks: 'Keeps every byte: line breaks and a byte order mark too.',
  whatTheServiceWouldSend: 'What the service would send',
  forTheseBytesAndThe: 'For these {bytes} bytes and the first secret.',
  copy: 'Copy {name}',
  end: '(end)',
} as const
