import type { Pasted } from '#components/docs/debugger/use-comparison.ts'

/** The first of the published vectors, with a line break too many. */
export const example: Partial<Pasted> = {
  body: '{"data":{"eventId":"evt_01k9z3v7e8f6q9w2x4y5z6a7b8","id":"ord_01k9z3v7e8f6q9w2x4y5z6a7b8","occurredAt":"2026-03-02T09:30:00.000Z","sequence":4},"type":"order.created"}\n',
  file: undefined,
  signed: undefined,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE=',
  otherSecret: '',
  headers: [
    'X-Service-Signature: sha256=c0974732effcf943db1860acc7c2ed4532a38e72a9621ca9d715bc0f51ce5c14',
    'webhook-id: evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
    'webhook-timestamp: 1772443800',
    'webhook-signature: v1,a6KwMdizr2s/DJPzTl4/wLKUuc03jYpz8vLP7GuV4c0=',
  ].join('\n'),
  own: '',
  judgeAge: false,
}
