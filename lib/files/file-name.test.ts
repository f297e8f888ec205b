import { expect, it } from 'vitest'
import { toContentDisposition, toFileName } from '#lib/files/file-name.ts'

it.each([
  ['birth.pdf', 'application/pdf', 'birth.pdf'],
  ['Scan.JPEG', 'image/jpeg', 'Scan.JPEG'],
  ['scan.jpeg', 'image/png', 'scan.png'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['C:\\papers\\René.exe', 'application/pdf', 'René.exe.pdf'],
  ['St. Mary, No. 5', 'image/tiff', 'St. Mary, No. 5.tif'],
  ['a\u202egpj.exe\r\n.pdf', 'application/pdf', 'agpj.exe.pdf'],
  ['..', 'application/pdf', 'document.pdf'],
  ['.pdf', 'application/pdf', 'document.pdf'],
  ['who? "me" <1:2>|*.txt', 'text/plain', 'who- -me- -1-2---.txt'],
  ['nul.pdf', 'application/pdf', '_nul.pdf'],
  ['COM1.scan.pdf', 'application/pdf', '_COM1.scan.pdf'],
  ['console.pdf', 'application/pdf', 'console.pdf'],
  ['\ud800x', 'text/plain', '\ufffdx.txt'],
] as const)('names %j of type %s %j', (given, type, name) => {
  expect(toFileName(given, type)).toBe(name)
})

it('keeps names short enough for every file system, whole characters only', () => {
  const name = toFileName(`${'Ж'.repeat(200)}.pdf`, 'application/pdf')
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  expect(name).toMatch(/^Ж{90,}\.pdf$/)
})

it('writes the header so that old clients get ASCII and all others the name', () => {
  expect(toContentDisposition('Łódź (No. 5)\'s "é".pdf')).toBe(
    "attachment; filename=\"_odz (No. 5)'s _e_.pdf\"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20%28No.%205%29%27s%20%22%C3%A9%22.pdf",
  )
})
