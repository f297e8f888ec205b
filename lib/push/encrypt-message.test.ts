import { expect, it } from 'vitest'
import { encryptMessage, isPoint } from '#lib/push/encrypt-message.ts'

// RFC 8291, section 5 and appendix A.
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  receiver: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('encrypts the example of RFC 8291 as the RFC does', () => {
  const once = { salt: Buffer.from(example.salt, 'base64url'), privateKey: Buffer.from(example.sender, 'base64url') }
  const body = encryptMessage(Buffer.from(example.plain), example.receiver, once)
  expect(body.toString('base64url')).toBe(example.body)
})

it('takes a new key and a new salt for every message', () => {
  const [first, second] = [1, 2].map(() => encryptMessage(Buffer.from('the same'), example.receiver))
  expect(first?.subarray(0, 86)).not.toEqual(second?.subarray(0, 86))
  expect(first?.subarray(0, 16)).not.toEqual(second?.subarray(0, 16))
})

it('knows a point of the curve', () => {
  expect(isPoint(example.receiver.p256dh)).toBe(true)
  expect(isPoint(Buffer.alloc(65, 4).toString('base64url'))).toBe(false)
})
