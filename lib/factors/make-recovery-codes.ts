import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#lib/db.ts'

// Crockford's base32: no letter that looks like another, or like a digit. Sixteen of them are 80 bits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const newCode = () =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** However it was copied: capitals, spaces, and the letters that aren't used for the digits that they look like. */
export const hashOfCode = (code: string) =>
  createHash('sha256')
    .update(
      code
        .toLowerCase()
        .replaceAll('o', '0')
        .replace(/[il]/g, '1')
        .replace(/[^0-9a-z]/g, ''),
    )
    .digest('base64url')

/** Ten new recovery codes in the place of all that there were. Who sees them here is the last one who does. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashOfCode(code) })) })
  return codes
}
