export const catalogue = {
  writeToUs: 'Write to us',
  yourMessageIsOnIts: 'Your message is on its way',
  theAnswerComesTo: 'The answer comes to {sentFrom}.',
  writeAnotherOne: 'Write another one',
  theOperatorsOfThisService: 'The operators of this service read it, and answer by mail.',
  sendTheMessage: 'Send the message',
  yourName: 'Your name',
  eMail: 'E-mail',
  whatItIsAbout: 'What it is about',
  message: 'Message',
  forAnOrderGiveIts: 'For an order, give its number or your reference.',
} as const
