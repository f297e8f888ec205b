import { describe, expect, it } from 'vitest'
import { parseForm } from '#tools/stripe-simulator/form-parsing.ts'

// JSON, because the records have no prototype.
const parsed = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)))

describe('parseForm', () => {
  it.each([
    ['a=1&b=', { a: '1', b: '' }],
    ['metadata[order]=ord_1&metadata[2]=x', { metadata: { order: 'ord_1', 2: 'x' } }],
    ['metadata[0]=x', { metadata: { 0: 'x' } }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['expand[0]=a&expand[1]=b.c', { expand: ['a', 'b.c'] }],
    ['d[card][number]=42%2042&d[type]=card', { d: { card: { number: '42 42' }, type: 'card' } }],
  ])('%s', (text, expected) => {
    expect(parsed(text)).toEqual(expected)
  })

  it('takes a name like __proto__ for a name', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
    expect('polluted' in {}).toBe(false)
  })

  it.each(['a[b[c]]=1', 'a[=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2', `a${'[b]'.repeat(9)}=1`])('refuses %s', (text) => {
    expect(() => parseForm(text)).toThrow()
  })
})
