import { apiOf } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'
import { keyboardOf } from '../keyboard.ts'
import { choose, makeOffer, placeJob } from './a-job.ts'

test('by the keyboard alone: from the board to an offer, and from the work to the report', async ({
  page,
  demo,
  signInAs,
}) => {
  const { press, type, to, awaken, done } = keyboardOf(page)
  await signInAs('researcher')
  const lastname = `Keys${crypto.randomUUID().slice(0, 6)}`
  const id = await placeJob(demo, { personsOfInterest: [{ lastname }] })
  await page.goto('/research')
  const board = page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')
  await awaken('/', page.getByLabel('Words'))
  await type(lastname)
  await press('Enter')
  await expect(board).toHaveCount(1)
  await press('j', 'Enter')
  await expect(page).toHaveURL(new RegExp(`/research/orders/${id}`))
  // The way is counted once all that is on it has come.
  await expect(page.getByLabel('Begin with')).toBeVisible()
  await to(page.getByLabel('Your price in EUR'))
  await type('42,50')
  await press('Tab')
  await type('01032031')
  await to(page.getByRole('region', { name: 'Your offer' }).getByLabel('Message to the customer'))
  await type('I am there every Tuesday.')
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
  done('Make an offer from the board')

  await choose(demo, id)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Start work' })).toContainText('the customer is charged €46.75')
  await press('Tab', 'Enter')
  await to(page.getByRole('button', { name: 'Start work' }))
  await press('Enter')
  await to(page.getByRole('button', { name: 'Start and charge' }))
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Make a PDF of pictures' })).toBeVisible()
  await expect(page.getByText('Something is wrong? Tell Callslip')).toBeVisible()
  await to(page.getByRole('radio', { name: /^Found/ }))
  await press('ArrowDown', 'ArrowDown', 'Tab')
  await type('Marriages of 1888 to 1895')
  await press('Control+Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Marriages of 1888 to 1895')
  await to(question.getByRole('button', { name: 'Hand over', exact: true }))
  await press('Enter')
  await expect(page.getByText('Delivered: not found')).toBeVisible()
  done('Start work and hand over with a report')
})

test('by the keyboard alone: an order is hidden and shown again, a search kept, an order given back', async ({
  page,
  demo,
  signInAs,
}) => {
  const { press, type, to, awaken, done } = keyboardOf(page)
  await signInAs('researcher')
  const lastname = `Keys${crypto.randomUUID().slice(0, 6)}`
  const id = await placeJob(demo, { personsOfInterest: [{ lastname }] })
  await page.goto(`/research?q=${lastname}`)
  const board = page.getByRole('list', { name: 'Open orders' }).getByRole('listitem')
  await expect(board).toHaveCount(1)
  await awaken('j', board.getByRole('link'))
  await press('h')
  await expect(board).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await to(page.getByLabel('What I have hidden'))
  await press('Space')
  await expect(board).toHaveCount(1)
  await press('j', 'h')
  await expect(board).toHaveCount(0)
  done('Hide an order and bring it back')

  await page.goto(`/research?q=${lastname}`)
  await expect(board).toHaveCount(1)
  await awaken('/', page.getByLabel('Words'))
  await expect(page.getByRole('button', { name: 'Forget Notaries of Paris' })).toBeVisible()
  await to(page.getByRole('button', { name: 'Keep this search' }))
  await press('Enter')
  await to(page.getByRole('dialog').getByLabel('Name'))
  await type(lastname)
  await press('Enter')
  await expect(page.getByRole('button', { name: lastname, exact: false }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await to(page.getByRole('button', { name: `Forget ${lastname}` }), 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('button', { name: `Forget ${lastname}` })).toHaveCount(0)
  done('Keep a search and forget it')

  await makeOffer(page, id)
  await choose(demo, id)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Start work' })).toBeVisible()
  await press('Tab', 'Enter')
  await to(page.getByRole('button', { name: 'Give the order back' }))
  await press('Enter')
  await to(page.getByRole('dialog').getByLabel('Reason'))
  await type('The archive has closed its reading room.')
  await press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Your offer' })).toContainText('was taken back')
  expect((await apiOf(demo).call<{ status: string }>(`/orders/${id}`)).status).toBe('open')
  done('Give an order back')
})
