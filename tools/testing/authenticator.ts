import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } }
/** What a test may get wrong on purpose. */
type Wrong = { origin?: string; rpId?: string; verified?: boolean; challenge?: string }

/** A passkey in software: it keeps one key, and answers as a browser with an authenticator would. */
export function makePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let userHandle = ''

  const head = ({ rpId, rp }: Options, wrong: Wrong, attested: boolean) => {
    const flags = 0x01 | (wrong.verified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    // As passkeys do that are kept in step between devices, it doesn't count: its answers differ by the challenge alone.
    const count = Buffer.alloc(4)
    return Buffer.concat([sha256(wrong.rpId ?? rpId ?? rp?.id ?? 'localhost'), Buffer.from([flags]), count])
  }
  const clientData = (type: string, { challenge }: Options, wrong: Wrong) =>
    JSON.stringify({
      type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? 'http://localhost:3000',
      crossOrigin: false,
    })
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    /** Stands in for `navigator.credentials.create`. */
    create(given: object, wrong: Wrong = {}) {
      const options = given as Options // what the server's library made
      userHandle = options.user?.id ?? ''
      const point = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]),
      )
      const authData = Buffer.concat([
        head(options, wrong, true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientDataJSON = text(clientData('webauthn.create', options, wrong))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: text(attestationObject), transports: ['internal'] },
      }
    },
    /** Stands in for `navigator.credentials.get`. */
    get(given: object, wrong: Wrong = {}) {
      const options = given as Options // as above
      const authenticatorData = head(options, wrong, false)
      const data = clientData('webauthn.get', options, wrong)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
          userHandle,
        },
      }
    },
  }
}
