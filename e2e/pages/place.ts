import { expect, type Locator, type Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import type { Role } from '../fixtures.ts'

/** How the page says the beginning of an English sentence, in the language that it is walked in. */
export type Say = (english: string) => RegExp
export type Act = (page: Page, say: Say) => Promise<unknown>

/** A page as it comes, or what is done on it; `state` names that. What follows on one address is done on the same page. */
export type Visit = {
  path: string
  state?: string
  act?: Act
  /** A page of the same kind came before it. */ again?: boolean
}

export type Place<Things> = {
  /** The folders of its page.tsx below app/, without those in round brackets. */
  route: string
  /** Where it is seen, where that isn't its route. */
  at?: (things: Things) => readonly (string | Visit)[]
  /** What is done on the last of these, one after the other. */
  states?: Readonly<Record<string, Act>>
}

export type Room = {
  /** Nobody is signed in where absent. */
  role?: Role
  routes: readonly string[]
  /** Where its pages are seen, signed in as the role; what isn't there yet is made first. */
  findVisits: (page: Page, demo: DemoFile) => Promise<Visit[]>
  /** Takes away what would disturb others. */
  tidy?: (demo: DemoFile) => Promise<unknown>
}

type Plan<Things> = {
  role?: Role
  gather: (page: Page, demo: DemoFile) => Promise<Things>
  places: readonly Place<Things>[]
  tidy?: Room['tidy']
}

export function room<Things>({ role, gather, places, tidy }: Plan<Things>): Room {
  return {
    ...(role ? { role } : {}),
    ...(tidy ? { tidy } : {}),
    routes: places.map(({ route }) => route),
    findVisits: async (page, demo) => {
      const things = await gather(page, demo)
      return places.flatMap((place) => visitsOf(place, things))
    },
  }
}

function visitsOf<Things>({ route, at, states = {} }: Place<Things>, things: Things): Visit[] {
  const visits = (at?.(things) ?? [route]).map((one) => (typeof one === 'string' ? { path: one } : one))
  const path = visits.at(-1)?.path ?? route
  return [...visits, ...Object.entries(states).map(([state, act]) => ({ path, state, act }))].map((visit, n) => ({
    ...visit,
    again: n > 0,
  }))
}

/** A button by the beginning of its name. */
export const press =
  (name: string): Act =>
  (page, say) =>
    page
      .getByRole('button', { name: say(name) })
      .first()
      .click()

/** A button that opens a dialog. */
export const open =
  (name: string): Act =>
  async (page, say) => {
    await openBy(page, page.getByRole('button', { name: say(name) }).first())
  }

/** Before the page has woken a click is lost. */
export const openBy = (page: Page, button: Locator): Promise<void> =>
  expect(async () => {
    if (!(await dialogOf(page).isVisible())) await button.click()
    await dialogOf(page).waitFor({ timeout: 5_000 })
  }).toPass()

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()

/** Sends the first form in it, with nothing filled in, and waits for what it says then. */
async function sendIn(page: Page, where: string): Promise<void> {
  const place = page.locator(where)
  // What waits for something else takes no click yet.
  await expect(async () => {
    await place.locator('form:not([role="search"]) [type="submit"]').first().click()
    await place.locator('[aria-invalid="true"], [role="alert"]').first().waitFor({ timeout: 2_000 })
  }).toPass()
}
export const sendEmpty: Act = (page) => sendIn(page, 'main')
export const sendEmptyDialog =
  (name: string): Act =>
  async (page, say) => {
    await open(name)(page, say)
    await sendIn(page, '[role="dialog"], [role="alertdialog"]')
  }
