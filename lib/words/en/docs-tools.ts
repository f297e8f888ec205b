export const catalogue = {
  copyAsMarkdown: 'Copy as Markdown for your assistant',
  tryIt: 'Try it',
  plainText: 'Plain text',
  copiedForYourAssistant: 'Copied.',
  couldNotBeCopied: 'It could not be copied. Open the plain text and copy it there.',
} as const
