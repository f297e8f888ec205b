import { expect, it } from 'vitest'
import { eventTypes } from '#lib/events/event-types.ts'
import { webhookBody } from '#lib/events/schema.ts'
import { eventExamples } from '#lib/server/docs/event-examples.ts'
import { explainSignature } from '#lib/server/docs/explain-signature.ts'
import { readHeaders } from '#lib/server/docs/signature-headers.ts'
import { bytesOf } from '#lib/server/docs/signature-variants.ts'
import { signExample, withChangedByte } from '#components/docs/debugger/signed-example.ts'

it.each(eventExamples().map((example) => [example.type, example] as const))(
  'has an example of %s that is rightly signed, until a byte of it changes',
  async (type, example) => {
    const { body = '', secret = '', headers = '' } = await signExample(example)
    expect(webhookBody.parse(JSON.parse(body))).toMatchObject({ type, data: { eventId: example.eventId } })
    const judge = (text: string) =>
      explainSignature({
        body: bytesOf(text),
        secrets: [secret],
        headers: readHeaders(headers),
        now: Date.now() / 1000,
      })
    expect((await judge(body)).map(({ verdict }) => verdict)).toEqual(['valid', 'valid'])
    const changed = withChangedByte(body)
    expect([changed.length, changed === body]).toEqual([body.length, false])
    expect((await judge(changed)).map(({ verdict }) => verdict)).toEqual(['unexplained', 'unexplained'])
  },
)

it('has one of every event', () => expect(eventExamples().map(({ type }) => type)).toEqual([...eventTypes]))
