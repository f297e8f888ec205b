import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { startReceiver, type Received } from '#tools/testing/receiver.ts'

/** A browser with a subscription, and the push service that it is subscribed at; what that answers is up to the test. */
export async function startPushService(
  answer: (response: ServerResponse) => void = (response) => response.writeHead(201).end(),
) {
  const receiver = await startReceiver(answer)
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)

  /** What the browser's service worker would be given (RFC 8291, from the receiver's side). */
  function open({ body }: Received): Record<string, string> {
    const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
    const secret = derive(pair.computeSecret(sender), auth, both, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const sealed = body.subarray(21 + sender.length, -16)
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()])
    // The last octet is the padding's.
    return JSON.parse(plain.subarray(0, -1).toString()) as Record<string, string> // as lib/push/send-push.ts writes it
  }

  return {
    ...receiver,
    open,
    subscription: {
      endpoint: receiver.url.replace('/hook', `/push/${randomBytes(8).toString('hex')}`),
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
  }
}
