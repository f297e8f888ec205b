export const catalogue = {
  notFilledInYet: 'Not filled in yet',
  thisIsATemplateWhat:
    'This is a template. What stands between double braces is still to be said by whoever runs this service.',
} as const
