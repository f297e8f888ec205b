import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The browser's half, in base64url. */
export type ReceiverKeys = { p256dh: string; auth: string }
/** What is new with every message; given in tests alone. */
export type Once = { salt: Buffer; privateKey: Buffer }

// One record holds the whole message: push services take no more than this.
const recordBytes = 4096
const lastRecord = 2

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** Encrypts a message for one browser (RFC 8291), as the body of a request with the coding `aes128gcm` (RFC 8188). */
export function encryptMessage(plain: Buffer, { p256dh, auth }: ReceiverKeys, once?: Once): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  if (once) pair.setPrivateKey(once.privateKey)
  else pair.generateKeys()
  const salt = once?.salt ?? randomBytes(16)
  const sender = pair.getPublicKey()
  const shared = pair.computeSecret(receiver)
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), both, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)

  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordBytes)
  header.writeUInt8(sender.length, 4)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plain), cipher.update(Buffer.of(lastRecord)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, header, sender, ...sealed])
}

/** Whether a browser's key is a point of the curve: with another nothing can be sealed. */
export function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
