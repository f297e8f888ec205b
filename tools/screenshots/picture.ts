import type { Page } from '@playwright/test'
import type { DemoFile } from '#tools/runtime/demo.ts'

export type Picture = {
  /** The file's name. */
  name: string
  /** An address, or the way to find one: an order's id isn't known beforehand. */
  path: string | ((page: Page) => Promise<string>)
  /** Who looks; nobody is signed in where absent. */
  role?: keyof DemoFile['logins']
  /** Where the portal is then; `development` where absent. */
  environment?: 'production'
  /** What to do on the page before the picture is taken: open a dialog, fill a form. */
  prepare?: (page: Page) => Promise<void>
}
