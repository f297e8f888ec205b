export const catalogue = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  sandboxOrder: 'This is a sandbox order: no real money moves.',
  sandboxSubject: '[Sandbox] {subject}',
} as const
