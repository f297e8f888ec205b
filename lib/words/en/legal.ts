export const catalogue = {
  notFilledInYet: 'Not filled in yet',
  thisIsATemplateWhat:
    'This is a template. What stands between double braces is still to be said by whoever runs this service.',
  pages: { terms: 'Terms of use', privacy: 'Privacy', imprint: 'Imprint' },
} as const
