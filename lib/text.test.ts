import { expect, it } from 'vitest'
import { text } from '#lib/text.ts'

it.each(['', ' \n', '\u200b', '\u2060\u200d', '\u00ad', '\u2800', '\u3164', ' \u200b\u3164 ', '\ufe0f'])(
  'takes %j, of which nothing can be seen, for empty',
  (value) => expect(text(10).safeParse(value).error?.issues[0]?.message).toBe('must not be empty'),
)

it.each(['\u200dم', 'a\u00adb', '.', '\u0600', '🗺\ufe0f', '한'])('takes %j as it is', (value) =>
  expect(text(10).parse(value)).toBe(value),
)
