import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Tx } from '#lib/db.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'

/** The pair that says who sends: browsers subscribe to its public half. */
export type VapidKey = { publicKey: string; privateKey: KeyObject }

const id = 'vapid'

/** As browsers take it: the uncompressed point, in base64url. */
function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
}

/** Ours, made when it is first asked for. It isn't derived from APP_SECRET: every subscription would end with that. */
export async function getVapidKeyRow(tx: Tx): Promise<VapidKey> {
  const found = (await tx.pushKey.findUnique({ where: { id } })) ?? (await makeRow(tx))
  return {
    publicKey: found.publicKey,
    privateKey: createPrivateKey({ key: decrypt(found.privateEncrypted), format: 'pem' }),
  }
}

async function makeRow(tx: Tx) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const privateEncrypted = encrypt(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
  // Of two that are made at once the first stays.
  await tx.pushKey.createMany({
    data: { id, publicKey: pointOf(privateKey), privateEncrypted },
    skipDuplicates: true,
  })
  return tx.pushKey.findUniqueOrThrow({ where: { id } })
}
