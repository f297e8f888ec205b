/** What every answer says, whoever gives it; an operation's says more. */
export const answerHeaders = (requestId: string) => ({
  'Cache-Control': 'no-store',
  'Request-Id': requestId,
  'X-Content-Type-Options': 'nosniff',
})
