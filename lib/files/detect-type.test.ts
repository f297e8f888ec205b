import { describe, expect, it } from 'vitest'
import { attachmentRule } from '#lib/attachments/schema.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { makeTypeDetector } from '#lib/files/detect-type.ts'

async function detect(bytes: Uint8Array, step = bytes.length || 1, rule = documentRule) {
  const detector = makeTypeDetector(rule)
  for (let at = 0; at < bytes.length; at += step) await detector.take(bytes.subarray(at, at + step))
  return detector.finish()
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const refused = { code: 'invalid_request', details: [{ field: 'body' }] }

describe('a file is what its bytes say', () => {
  it.each([
    ['application/pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    [
      'image/png',
      hex('89504e470d0a1a0a 0000000d49484452 00000001000000010802000000 907753de 0000000049454e44ae426082'),
    ],
    ['image/jpeg', hex('ffd8ffe000104a46494600010100000100010000')],
    ['image/tiff', hex('49492a0008000000 0000 00000000')],
    ['image/tiff', hex('4d4d002a00000008 0000 00000000')],
    ['text/plain', Buffer.from('Łódź 1892\r\n\tΓεώργιος\f')],
    ['text/plain', Buffer.from('short')],
  ])('%s', async (type, bytes) => {
    expect(await detect(bytes)).toBe(type)
    expect(await detect(bytes, 1)).toBe(type)
    expect(await detect(Buffer.concat([bytes, Buffer.alloc(10_000, type === 'text/plain' ? 'é' : 0)]), 999)).toBe(type)
  })

  it('takes a TIFF whose directory lies behind a megabyte of picture, as programs write them', async () => {
    for (const [start, directory] of [
      ['49492a0010270f00', '0000'],
      ['4d4d002a000f2710', '0000'],
    ] as const) {
      const scan = Buffer.concat([hex(start), Buffer.alloc(1_000_000, 0x7f), hex(directory)])
      for (const step of [1, 16_384, 65_536]) expect(await detect(scan.subarray(0, 70_000), step)).toBe('image/tiff')
      expect(await detect(scan, 65_536)).toBe('image/tiff')
      expect(await detect(scan)).toBe('image/tiff')
    }
  })

  it.each([
    ['a ZIP archive', hex('504b0304140000000800')],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a raw picture of a camera, which begins like a TIFF', hex('49492a00100000004352020000000000')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['text with a control character', Buffer.from('fine, but\u0007')],
    ['text in ISO 8859-1', Buffer.from('\u00e9t\u00e9', 'latin1')],
    ['a character cut off at the end', Buffer.from('é').subarray(0, 1)],
  ])('refuses %s', async (_, bytes) => {
    await expect(detect(bytes)).rejects.toMatchObject(refused)
    await expect(detect(bytes, 1)).rejects.toMatchObject(refused)
  })

  it('reads text to its end: one bad byte far behind the first ones is seen', async () => {
    const long = Buffer.alloc(200_000, 'ж')
    expect(await detect(long, 4097)).toBe('text/plain')
    const bad = Buffer.from(long)
    bad[150_001] = 0
    await expect(detect(bad, 4097)).rejects.toMatchObject(refused)
  })

  it('takes no text where only pictures and PDFs are taken', async () => {
    const pdf = Buffer.from('%PDF-1.7\n')
    expect(await detect(pdf, 1, attachmentRule)).toBe('application/pdf')
    await expect(detect(Buffer.from('a text'), 6, attachmentRule)).rejects.toMatchObject(refused)
  })
})
