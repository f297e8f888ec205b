import { expect, it } from 'vitest'
import { keepText, keepTextsOf, keptText } from '#lib/browser/kept-text.ts'

/** A tab's storage, whose keys are its own members. */
class TabStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

it("leaves a tab's next person nothing of what the one before had typed, and takes along what a visitor had", () => {
  Object.assign(globalThis, { sessionStorage: new TabStorage() })
  keepText('order', 'as a visitor')
  keepTextsOf('usr_1')
  keepText('message:ord_1', 'half a sentence')
  keepTextsOf('usr_1')
  expect([keptText('order'), keptText('message:ord_1')]).toEqual(['as a visitor', 'half a sentence'])
  keepTextsOf('usr_2')
  expect([keptText('order'), keptText('message:ord_1')]).toEqual(['', ''])
})
