import type { Bytes } from '#lib/server/docs/signature-variants.ts'

/** Where two texts part: an offset in bytes, the byte on either side, and what stands around it. */
export type Difference = {
  offset: number
  given: number | undefined
  signed: number | undefined
  before: string
  givenAfter: string
  signedAfter: string
}

export function findDifference(given: Bytes, signed: Bytes): Difference | undefined {
  let offset = 0
  while (offset < given.length && offset < signed.length && given[offset] === signed[offset]) offset += 1
  if (offset === given.length && offset === signed.length) return undefined
  const text = (bytes: Bytes, from: number, to: number) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.slice(Math.max(0, from), to))
  return {
    offset,
    given: given[offset],
    signed: signed[offset],
    before: text(given, offset - 24, offset),
    givenAfter: text(given, offset, offset + 24),
    signedAfter: text(signed, offset, offset + 24),
  }
}
