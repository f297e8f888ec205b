/** What somebody who looks for a document is told where we take no orders from them: on the page and in the mail. */
export const closedAccount = {
  refused: {
    title: 'Your account was not opened',
    text: 'We have looked at your account and will not take orders from it.',
  },
  disabled: {
    title: 'Your account is closed for new orders',
    text: 'We have closed your account for orders. What is under way goes on.',
  },
} as const
