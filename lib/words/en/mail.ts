export const catalogue = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  rehearsedOrder: 'This is an order of the rehearsal: no real money moves.',
  rehearsedSubject: '[Rehearsal] {subject}',
} as const
